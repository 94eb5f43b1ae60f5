import island from '../../../ui/DataTable/island';

/** OP Mainnet's L1 contracts from before Bedrock. */
const LegacyContracts = island(() => import('./LegacyContracts.content'));

export default LegacyContracts;
