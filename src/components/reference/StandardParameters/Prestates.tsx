import serverRendered from '../../../ui/DataTable/serverRendered';

const Prestates = serverRendered(() => import('./Prestates.content'), ['contracts']);

export default Prestates;
