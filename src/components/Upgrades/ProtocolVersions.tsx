import island from '../DataTable/island';
import Content from './ProtocolVersions.server';

/** Protocol versions that the specification lists. */
const ProtocolVersions = island(Content, () => import('./ProtocolVersions.content'), ['upgrades']);

export default ProtocolVersions;
