import island from '../../../ui/DataTable/island';

/** Absolute prestates of op-program and kona-client. */
const Prestates = island(() => import('./Prestates.content'), ['contracts']);

export default Prestates;
