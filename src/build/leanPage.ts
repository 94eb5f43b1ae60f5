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
    throw new Error('the page has no stylesheet or no deferred script.');
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

/** What {@link leanPage}, and `withHeadTags` before it, put at the end of a page's head. */
const finishedHead =
  /(?:<link rel="alternate" type="text\/markdown"(?:(?!<\/head>)[\s\S])*?)?<style>(?:(?!<\/head>)[\s\S])*?<script data-scripts="([^"]*)" data-styles="([^"]*)">[\s\S]*?<\/script><\/head>/;

/** A page as it was before it was finished, with its stylesheets and scripts at the end of its head; any other page as it is. */
export function unfinishedPage(html: string): string {
  return html.replace(finishedHead, (_head, scripts: string, styles: string) => {
    const links = styles.split(' ').map((address) => `<link rel="stylesheet" href="${address}">`);
    const tags = scripts.split(' ').map((address) => `<script src="${address}" defer></script>`);
    return `${links.join('')}${tags.join('')}</head>`;
  });
}

function addresses(html: string, tag: RegExp): string[] {
  return [...html.matchAll(tag)].map(([, address = '']) => address);
}
