import serverRendered from '../../../ui/DataTable/serverRendered';

/** Prestates of kona-client with their games: `<KonaPrestates since="1.6.0" />`. */
const KonaPrestates = serverRendered(() => import('./KonaPrestates.content'), ['contracts', 'upgrades']);

export default KonaPrestates;
