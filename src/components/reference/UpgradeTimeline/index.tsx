import serverRendered from '../../../ui/DataTable/serverRendered';

/** Network upgrades of OP Sepolia and OP Mainnet on a time axis. */
const UpgradeTimeline = serverRendered(() => import('./UpgradeTimeline.content'), ['upgrades']);

export default UpgradeTimeline;
