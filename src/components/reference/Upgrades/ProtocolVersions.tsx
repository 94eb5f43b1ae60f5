import island from '../../../ui/DataTable/island';

/** Protocol versions that the specification lists. */
const ProtocolVersions = island(() => import('./ProtocolVersions.content'), ['upgrades']);

export default ProtocolVersions;
