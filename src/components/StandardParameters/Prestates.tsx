import island from '../DataTable/island';
import Content from './Prestates.server';

/** Absolute prestates of op-program releases. */
const Prestates = island(Content, () => import('./Prestates.content'), ['contracts']);

export default Prestates;
