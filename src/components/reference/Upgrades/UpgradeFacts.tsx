import island from '../../../ui/DataTable/island';

/** All facts of an upgrade: `<UpgradeFacts id="isthmus" />`. */
const UpgradeFacts = island(() => import('./UpgradeFacts.content'), ['upgrades', 'releases']);

export default UpgradeFacts;
