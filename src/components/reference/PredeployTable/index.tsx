import island from '../../../ui/DataTable/island';

/** Predeploys with address and the upgrade that brought them: `<PredeployTable group="interop" />`. */
const PredeployTable = island(() => import('./PredeployTable.content'), ['predeploys']);

export default PredeployTable;
