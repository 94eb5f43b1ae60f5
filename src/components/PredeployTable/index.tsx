import island from '../DataTable/island';
import Content from './PredeployTable.server';

/** Predeploys with address and the upgrade that brought them: `<PredeployTable group="interop" />`. */
const PredeployTable = island(Content, () => import('./PredeployTable.content'), ['predeploys']);

export default PredeployTable;
