import island from '../../../ui/DataTable/island';

/** Protocol versions in the specification. */
const ProtocolVersions = island(() => import('./ProtocolVersions.content'), ['upgrades']);

export default ProtocolVersions;
