import island from '../../../ui/DataTable/island';

/** The standard's limits for a group of parameters: `<StandardParameters group="fees" />`. */
const StandardParameters = island(() => import('./StandardParameters.content'), ['contracts']);

export default StandardParameters;
