import island from '../DataTable/island';
import Content from './UpgradeActivation.server';

/** Times, keys, flags and versions of each network upgrade: `<UpgradeActivation />`. */
const UpgradeActivation = island(Content, () => import('./UpgradeActivation.content'));

export default UpgradeActivation;
