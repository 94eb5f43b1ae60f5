/**
 * Ends the process after one sentence on Windows, where a command cannot run outside WSL.
 *
 * @param {string} command its name among the npm scripts
 */
export function refuseWindows(command) {
  if (process.platform !== 'win32') return;
  console.error(`npm run ${command} needs Linux or macOS: on Windows, run it in WSL. Nothing was done.`);
  process.exit(2);
}
