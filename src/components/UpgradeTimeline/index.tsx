import island from '../DataTable/island';

/** Network upgrades of OP Sepolia and OP Mainnet on a time axis. */
const UpgradeTimeline = island(() => import('./UpgradeTimeline.content'));

export default UpgradeTimeline;
