import island from '../../../ui/DataTable/island';

/** When each network upgrade took effect on OP Mainnet and OP Sepolia. */
const UpgradeTimes = island(() => import('./UpgradeTimes.content'), ['upgrades']);

export default UpgradeTimes;
