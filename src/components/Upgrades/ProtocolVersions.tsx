import island from '../DataTable/island';
import Content from './ProtocolVersions.server';

/** Protocol versions that the specification lists. */
const ProtocolVersions = island(Content, () => import('./ProtocolVersions.content'));

export default ProtocolVersions;
