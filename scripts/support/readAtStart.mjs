/** Watches files that the development server reads only at startup; the bundler watches the others. */
import { existsSync, watch } from 'node:fs';
import path from 'node:path';

/** Imported by the configuration. */
const folders = ['src/config', 'src/content', 'src/lib', 'src/plugins', 'src/remark'];

/** Docusaurus watches these, but loses a replaced file, as git and some editors write. */
const files = ['docusaurus.config.ts', 'sidebars.ts'];

/**
 * Calls back on every change, with the path from the root, several times if a file is written in steps.
 * Returns a function that stops.
 *
 * @param {string} root folder of the project
 * @param {(file: string) => void} onChange
 */
export function watchReadAtStart(root, onChange) {
  const below = (folder, isRead) =>
    watch(path.join(root, folder), { recursive: true }, (_event, name) => {
      if (name !== null && isRead(name)) onChange(`${folder}/${name.replaceAll(path.sep, '/')}`);
    });
  const watchers = [
    ...folders.map((folder) => below(folder, () => true)),
    // The bundler watches a feature's other files.
    below('src/features', (name) => path.basename(name) === 'plugin.ts'),
    // By name, not inode: systems reuse inodes, which would hide a replacement.
    watch(root, (event, name) => {
      if (event === 'rename' && files.includes(name) && existsSync(path.join(root, name))) onChange(name);
    }),
  ];
  return () => watchers.forEach((watcher) => watcher.close());
}
