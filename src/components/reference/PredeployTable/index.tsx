import island from '../../../ui/DataTable/island';

/** Predeploys with address and introducing upgrade: `<PredeployTable group="interop" />`. */
const PredeployTable = island(() => import('./PredeployTable.content'), ['predeploys']);

export default PredeployTable;
