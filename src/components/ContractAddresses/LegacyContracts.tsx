import island from '../DataTable/island';
import Content from './LegacyContracts.server';

/** L1 contracts of OP Mainnet from before Bedrock. */
const LegacyContracts = island(Content, () => import('./LegacyContracts.content'));

export default LegacyContracts;
