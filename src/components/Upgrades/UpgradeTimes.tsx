import island from '../DataTable/island';
import Content from './UpgradeTimes.server';

/** When each network upgrade took effect on OP Mainnet and OP Sepolia. */
const UpgradeTimes = island(Content, () => import('./UpgradeTimes.content'), ['upgrades']);

export default UpgradeTimes;
