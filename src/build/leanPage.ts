import { namesOf, pageCss, type Stylesheet } from './pageCss';

export interface LeanOptions {
  readonly stylesheets: ReadonlyMap<string, Stylesheet>;
  /** `deferredLoader.client.js`, minified. */
  readonly loader: string;
}

const stylesheetTag = /<link\b(?=[^>]*\brel="?stylesheet"?)[^>]*\bhref="?([^\s">]+)"?[^>]*>/g;
const scriptTag = /<script\b(?=[^>]*\bdefer\b)[^>]*\bsrc="?([^\s">]+)"?[^>]*><\/script>/g;

/**
 * Inlines the CSS a page needs and hands its scripts to the loader; without
 * JavaScript the stylesheets are linked. Throws if the page has no stylesheet
 * or script.
 */
export function leanPage(html: string, { stylesheets, loader }: LeanOptions): string {
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
  const start = `<script data-scripts="${scripts.join(' ')}" data-styles="${styles.join(' ')}">${loader}</script>`;
  return html
    .replaceAll(stylesheetTag, '')
    .replaceAll(scriptTag, '')
    .replace('</head>', () => `${head}${start}</head>`);
}

/** Added to the head by {@link leanPage} and by `withHeadTags` before it. */
const finishedHead =
  /(?:<link rel="alternate" type="text\/markdown"(?:(?!<\/head>)[\s\S])*?)?<style>(?:(?!<\/head>)[\s\S])*?<script data-scripts="([^"]*)" data-styles="([^"]*)">[\s\S]*?<\/script><\/head>/;

/** Undoes {@link leanPage}; other pages are returned unchanged. */
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
