import island from '../DataTable/island';
import Content from './RoleHolders.server';

/** Who holds one role on OP Mainnet and OP Sepolia: `<RoleHolders role="guardian" />`. */
const RoleHolders = island(Content, () => import('./RoleHolders.content'), ['chains', 'contracts']);

export default RoleHolders;
