/**
 * Ends the process with a message on Windows, for commands that need WSL.
 *
 * @param {string} command npm script
 */
export function refuseWindows(command) {
  if (process.platform !== 'win32') return;
  console.error(`npm run ${command} needs Linux or macOS: on Windows, run it in WSL. Nothing was done.`);
  process.exit(2);
}
