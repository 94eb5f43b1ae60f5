import island from '../../../ui/DataTable/island';

/** Network upgrade times on OP Mainnet and OP Sepolia. */
const UpgradeTimes = island(() => import('./UpgradeTimes.content'), ['upgrades']);

export default UpgradeTimes;
