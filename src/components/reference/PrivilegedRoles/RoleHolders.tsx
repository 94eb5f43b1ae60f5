import island from '../../../ui/DataTable/island';

/** A role's holders on OP Mainnet and OP Sepolia: `<RoleHolders role="guardian" />`. */
const RoleHolders = island(() => import('./RoleHolders.content'), ['chains', 'contracts']);

export default RoleHolders;
