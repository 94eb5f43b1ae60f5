/** Follows what the development server reads only at its start. Pages, components and data are followed by the bundler. */
import { existsSync, watch } from 'node:fs';
import path from 'node:path';

/** What the configuration is made of. */
const folders = ['src/config', 'src/content', 'src/lib', 'src/plugins', 'src/remark'];

/** Docusaurus follows these, but loses a file that is replaced, as git and some editors do. */
const files = ['docusaurus.config.ts', 'sidebars.ts'];

/**
 * Calls back with every change, by path from the root; several times if a file is changed in steps. Returns a function
 * that ends it.
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
    // The rest of a feature is components.
    below('src/features', (name) => path.basename(name) === 'plugin.ts'),
    // An inode would not tell that a file was replaced: systems use the numbers again.
    watch(root, (event, name) => {
      if (event === 'rename' && files.includes(name) && existsSync(path.join(root, name))) onChange(name);
    }),
  ];
  return () => watchers.forEach((watcher) => watcher.close());
}
