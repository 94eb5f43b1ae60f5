import serverRendered from '../../../ui/DataTable/serverRendered';

/** Times, keys, flags and versions of network upgrades: `<UpgradeActivation />`. */
const UpgradeActivation = serverRendered(() => import('./UpgradeActivation.content'));

export default UpgradeActivation;
