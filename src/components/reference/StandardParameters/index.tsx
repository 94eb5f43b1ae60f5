import island from '../../../ui/DataTable/island';

/** What the standard allows for the parameters of one group: `<StandardParameters group="fees" />`. */
const StandardParameters = island(() => import('./StandardParameters.content'), ['contracts']);

export default StandardParameters;
