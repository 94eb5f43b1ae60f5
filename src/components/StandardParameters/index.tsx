import island from '../DataTable/island';
import Content from './StandardParameters.server';

/** What the standard allows for the parameters of one group: `<StandardParameters group="fees" />`. */
const StandardParameters = island(Content, () => import('./StandardParameters.content'), ['contracts']);

export default StandardParameters;
