import island from '../../../ui/DataTable/island';

/** L1 contracts of OP Sepolia: `<SepoliaContracts group="bridges" />`. */
const SepoliaContracts = island(() => import('./SepoliaContracts.content'));

export default SepoliaContracts;
