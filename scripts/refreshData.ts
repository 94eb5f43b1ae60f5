/** `npm run data:refresh`: updates data from other repositories; `--help` says how. */
import { refresh } from './refresh/command';

void refresh(process.argv.slice(2), console).then((code) => {
  process.exitCode = code;
});
