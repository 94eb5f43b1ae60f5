import island from '../../../ui/DataTable/island';

const Prestates = island(() => import('./Prestates.content'), ['contracts']);

export default Prestates;
