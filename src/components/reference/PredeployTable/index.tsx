import serverRendered from '../../../ui/DataTable/serverRendered';

/** Predeploys with address and introducing upgrade: `<PredeployTable group="interop" />`. */
const PredeployTable = serverRendered(() => import('./PredeployTable.content'), ['predeploys']);

export default PredeployTable;
