/**
 * Ends the process with a message if a command is given arguments.
 *
 * @param {string} command npm script
 * @param {readonly string[]} given
 */
export function takeNoArguments(command, given = process.argv.slice(2)) {
  if (given.length === 0) return;
  const words = given.map((word) => JSON.stringify(word)).join(' ');
  console.error(`npm run ${command} takes no arguments, but was given ${words}. Nothing was done.`);
  process.exit(2);
}
