/**
 * Third-party licenses. Most require their text to accompany the code, and
 * minified scripts keep no comments.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const noticesFile = 'third-party-licenses.txt';

/** A package and its license. */
export interface Notice {
  readonly name: string;
  readonly version: string;
  /** As in package.json, such as `MIT`; a few have only the text. */
  readonly license?: string;
  /** Its license files; empty if it has none. */
  readonly text: string;
}

/**
 * Folder of the innermost package that contains a module; undefined for this
 * project's modules.
 */
export function packageFolder(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file)?.[0];
}

/**
 * Reads a package's license. Throws, naming the package, if it declares none.
 */
export function readNotice(folder: string): Notice {
  const { name, version, license } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Partial<Record<'name' | 'version' | 'license', unknown>>;
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)\b/i.test(file))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r', '').trim());
  const text = texts.join('\n\n');
  if (typeof name !== 'string' || typeof version !== 'string' || (license === undefined && text === '')) {
    throw new Error(`${folder}: a package that is delivered has to name its version and its license.`);
  }
  if (license !== undefined && typeof license !== 'string') {
    throw new Error(`${folder}: its package.json has a license that is not text, as "MIT" is.`);
  }
  return { name, version, text, ...(license === undefined ? {} : { license }) };
}

/** Licenses of all packages of the modules, each once, under a title. */
export function noticesOf(title: string, modules: Iterable<string>): string {
  const folders = new Set([...modules].flatMap((file) => packageFolder(file) ?? []));
  const notices = new Map(
    [...folders].map((folder) => {
      const { name, version, license, text } = readNotice(folder);
      const heading = `${name} ${version}${license === undefined ? '' : ` (${license})`}`;
      return [heading, text === '' ? heading : `${heading}\n\n${text}`] as const;
    }),
  );
  const entries = [...notices].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
  const rule = '-'.repeat(72);
  return `${title}\n${'='.repeat(title.length)}\n\n${entries.join(`\n\n${rule}\n\n`)}\n`;
}
