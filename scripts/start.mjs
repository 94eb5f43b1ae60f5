/**
 * `npm start`: the development server, with the options of `docusaurus start`, and with the snapshots too for
 * `npm start -- --snapshots`.
 */
const [node, , ...given] = process.argv;
const args = given.filter((word) => word !== '--snapshots');
if (args.length < given.length) process.env.SNAPSHOTS = '1';
process.argv = [node, 'docusaurus', 'start', ...args];
await import('@docusaurus/core/bin/docusaurus.mjs');
