import serverRendered from '../../../ui/DataTable/serverRendered';

/** Protocol versions in the specification. */
const ProtocolVersions = serverRendered(() => import('./ProtocolVersions.content'), ['upgrades']);

export default ProtocolVersions;
