import serverRendered from '../../../ui/DataTable/serverRendered';

/** A role's holders on OP Mainnet and OP Sepolia: `<RoleHolders role="guardian" />`. */
const RoleHolders = serverRendered(() => import('./RoleHolders.content'), ['chains', 'contracts']);

export default RoleHolders;
