import island from '../DataTable/island';
import Content from './SepoliaContracts.server';

/** L1 contracts of OP Sepolia: `<SepoliaContracts group="bridges" />`. */
const SepoliaContracts = island(Content, () => import('./SepoliaContracts.content'));

export default SepoliaContracts;
