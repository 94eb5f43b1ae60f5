import { type ProxydFile } from '../cliFlags';
import raw from './proxyd.json';

/** Configuration of proxyd, an RPC proxy. */
export const proxyd: ProxydFile = raw;
