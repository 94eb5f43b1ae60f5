import island from '../../../ui/DataTable/island';

/** Times, keys, flags and versions of network upgrades: `<UpgradeActivation />`. */
const UpgradeActivation = island(() => import('./UpgradeActivation.content'));

export default UpgradeActivation;
