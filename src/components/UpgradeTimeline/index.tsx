import island from '../DataTable/island';
import Content from './UpgradeTimeline.server';

/** Network upgrades of OP Sepolia and OP Mainnet on a time axis. */
const UpgradeTimeline = island(Content, () => import('./UpgradeTimeline.content'), ['upgrades']);

export default UpgradeTimeline;
