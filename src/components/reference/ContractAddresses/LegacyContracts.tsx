import serverRendered from '../../../ui/DataTable/serverRendered';

/** OP Mainnet's L1 contracts from before Bedrock. */
const LegacyContracts = serverRendered(() => import('./LegacyContracts.content'));

export default LegacyContracts;
