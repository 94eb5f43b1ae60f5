import serverRendered from '../../../ui/DataTable/serverRendered';

/** Network upgrade times on OP Mainnet and OP Sepolia. */
const UpgradeTimes = serverRendered(() => import('./UpgradeTimes.content'), ['upgrades']);

export default UpgradeTimes;
