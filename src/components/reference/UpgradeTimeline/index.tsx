import island from '../../../ui/DataTable/island';

/** Network upgrades of OP Sepolia and OP Mainnet on a time axis. */
const UpgradeTimeline = island(() => import('./UpgradeTimeline.content'), ['upgrades']);

export default UpgradeTimeline;
