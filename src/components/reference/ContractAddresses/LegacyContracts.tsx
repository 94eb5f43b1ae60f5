import island from '../../../ui/DataTable/island';

/** L1 contracts of OP Mainnet from before Bedrock. */
const LegacyContracts = island(() => import('./LegacyContracts.content'));

export default LegacyContracts;
