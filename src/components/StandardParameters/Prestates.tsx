import island from '../DataTable/island';

/** Absolute prestates of op-program releases. */
const Prestates = island(() => import('./Prestates.content'), ['contracts']);

export default Prestates;
