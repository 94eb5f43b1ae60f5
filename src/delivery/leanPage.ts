import { namesOf, pageCss, type Stylesheet } from './pageCss';

/** What `leanPage` needs of a build: its stylesheets by their address, and the script that starts the others. */
export interface LeanOptions {
  readonly stylesheets: ReadonlyMap<string, Stylesheet>;
  /** Text of `starter.client.js`, minified. */
  readonly starter: string;
}

const stylesheetTag = /<link\b(?=[^>]*\brel="?stylesheet"?)[^>]*\bhref="?([^\s">]+)"?[^>]*>/g;
const scriptTag = /<script\b(?=[^>]*\bdefer\b)[^>]*\bsrc="?([^\s">]+)"?[^>]*><\/script>/g;

/**
 * A page as it is delivered: with the CSS it needs inlined in place of its stylesheets, and with its
 * scripts handed to the starter. Without JavaScript the stylesheets are linked as before.
 *
 * Throws where the page has no stylesheet or no script, because then the build is not what this was
 * written for.
 */
export function leanPage(html: string, { stylesheets, starter }: LeanOptions): string {
  const styles = addresses(html, stylesheetTag);
  const scripts = addresses(html, scriptTag);
  if (styles.length === 0 || scripts.length === 0) {
    throw new Error('the page has no stylesheet or no deferred script; was it already made lean?');
  }
  const names = namesOf(html);
  const css = styles.map((address) => {
    const stylesheet = stylesheets.get(address);
    if (!stylesheet) {
      throw new Error(`the page links the stylesheet ${address}, which is not in the build.`);
    }
    return pageCss(stylesheet, names);
  });
  const links = styles.map((address) => `<link rel="stylesheet" href="${address}">`).join('');
  const head = `<style>${css.join('')}</style><noscript>${links}</noscript>`;
  const start = `<script data-scripts="${scripts.join(' ')}" data-styles="${styles.join(' ')}">${starter}</script>`;
  return html
    .replaceAll(stylesheetTag, '')
    .replaceAll(scriptTag, '')
    .replace('</head>', () => `${head}${start}</head>`);
}

function addresses(html: string, tag: RegExp): string[] {
  return [...html.matchAll(tag)].map(([, address = '']) => address);
}
