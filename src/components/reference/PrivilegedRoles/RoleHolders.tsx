import island from '../../../ui/DataTable/island';

/** Who holds one role on OP Mainnet and OP Sepolia: `<RoleHolders role="guardian" />`. */
const RoleHolders = island(() => import('./RoleHolders.content'), ['chains', 'contracts']);

export default RoleHolders;
