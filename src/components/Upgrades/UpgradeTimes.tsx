import island from '../DataTable/island';

/** When each network upgrade took effect on OP Mainnet and OP Sepolia. */
const UpgradeTimes = island(() => import('./UpgradeTimes.content'));

export default UpgradeTimes;
