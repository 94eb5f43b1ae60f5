import serverRendered from '../../../ui/DataTable/serverRendered';

/** All facts of an upgrade: `<UpgradeFacts id="isthmus" />`. */
const UpgradeFacts = serverRendered(() => import('./UpgradeFacts.content'), ['upgrades', 'releases']);

export default UpgradeFacts;
