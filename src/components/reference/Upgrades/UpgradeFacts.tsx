import island from '../../../ui/DataTable/island';

/** All that is known of one upgrade: `<UpgradeFacts id="isthmus" />`. */
const UpgradeFacts = island(() => import('./UpgradeFacts.content'), ['upgrades', 'releases']);

export default UpgradeFacts;
