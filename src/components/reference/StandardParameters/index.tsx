import serverRendered from '../../../ui/DataTable/serverRendered';

/** The standard's limits for a group of parameters: `<StandardParameters group="fees" />`. */
const StandardParameters = serverRendered(() => import('./StandardParameters.content'), ['contracts']);

export default StandardParameters;
