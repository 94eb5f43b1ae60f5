import island from '../DataTable/island';
import Content from './UpgradeFacts.server';

/** All that is known of one upgrade: `<UpgradeFacts id="isthmus" />`. */
const UpgradeFacts = island(Content, () => import('./UpgradeFacts.content'), ['upgrades', 'releases']);

export default UpgradeFacts;
