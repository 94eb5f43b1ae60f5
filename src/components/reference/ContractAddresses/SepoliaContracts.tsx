import serverRendered from '../../../ui/DataTable/serverRendered';

/** L1 contracts of OP Sepolia: `<SepoliaContracts group="bridges" />`. */
const SepoliaContracts = serverRendered(() => import('./SepoliaContracts.content'));

export default SepoliaContracts;
