import island from '../../../ui/DataTable/island';

/** Prestates of kona-client with their games: `<KonaPrestates since="1.6.0" />`. */
const KonaPrestates = island(() => import('./KonaPrestates.content'), ['contracts', 'upgrades']);

export default KonaPrestates;
