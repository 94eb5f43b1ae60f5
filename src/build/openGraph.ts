/**
 * Open Graph pictures with a page's section and title. Text is drawn as
 * outlines, so the bytes do not depend on the machine's fonts.
 */
import { createHash } from 'node:crypto';

import type { Font } from 'opentype.js';

import { type PageFacts } from '../content/page';
import { escapeAttribute } from '../lib/htmlText';

/** In pixels; accepted by all Open Graph readers. */
export const pictureSize = { width: 1200, height: 630 } as const;

export interface PictureText {
  readonly title: string;
  readonly section: string;
  readonly site: string;
}

/** Text of a page's picture; landing pages have no section line. */
export function pictureText(
  page: Pick<PageFacts, 'route' | 'title' | 'section'>,
  titles: ReadonlyMap<string, string>,
  site: string,
): PictureText {
  const above = page.section === page.route ? undefined : titles.get(page.section ?? '');
  return { title: page.title, section: above ?? 'Documentation', site };
}

export interface PictureFonts {
  readonly bold: Font;
  readonly regular: Font;
}

/** Content of the logo's 32 x 32 `<svg>`. */
export type LogoShapes = string;

/** Copies of the light theme in `tokens.css` (src/css/__tests__/copies.test.ts). */
export const pictureColors = {
  paper: '#ffffff',
  ink: '#121318',
  muted: '#585c68',
  accent: '#b8122e',
  line: '#e2dfd8',
};

const margin = 80;
const textWidth = pictureSize.width - 2 * margin;

/** Title sizes to try, with the line limit of each. */
const titleSizes = [
  { size: 84, lines: 2 },
  { size: 72, lines: 3 },
  { size: 60, lines: 4 },
] as const;

/** The picture as SVG without text elements. */
export function pictureSvg(text: PictureText, fonts: PictureFonts, logo: LogoShapes): string {
  const { size, lines } = fitTitle(text.title, (line, at) => widthOf(fonts.bold, line, at));
  const top = 330 - ((lines.length - 1) * size * 1.15) / 2 + size * 0.2;
  const title = lines.map((line, index) =>
    outline(fonts.bold, line, { x: margin, y: top + index * size * 1.15, size, fill: pictureColors.ink }),
  );
  const { width, height } = pictureSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${pictureColors.paper}"/>`,
    `<rect width="${width}" height="14" fill="${pictureColors.accent}"/>`,
    outline(fonts.regular, text.section, { x: margin, y: 128, size: 34, fill: pictureColors.accent }),
    ...title,
    `<rect x="${margin}" y="518" width="${textWidth}" height="2" fill="${pictureColors.line}"/>`,
    `<g transform="translate(${margin} 542) scale(1.5)">${logo}</g>`,
    outline(fonts.regular, text.site, { x: margin + 66, y: 577, size: 30, fill: pictureColors.muted }),
    '</svg>',
  ].join('');
}

/**
 * The largest size in which a title fits, with its lines. Truncates if none
 * does.
 */
export function fitTitle(
  title: string,
  width: (line: string, size: number) => number,
): { readonly size: number; readonly lines: readonly string[] } {
  for (const { size, lines } of titleSizes) {
    const wrapped = wrap(title, (line) => width(line, size) <= textWidth);
    if (wrapped.length <= lines && wrapped.every((line) => width(line, size) <= textWidth)) {
      return { size, lines: wrapped };
    }
  }
  const { size, lines } = titleSizes[2];
  const fits = (line: string): boolean => width(line, size) <= textWidth;
  const shown = wrap(title, fits).slice(0, lines);
  return { size, lines: shown.map((line, index) => cut(line, index === lines - 1, fits)) };
}

/** Greedy line breaking; an overlong word gets its own line. */
function wrap(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** Drops words, or letters of a single word, until the line fits. */
function cut(line: string, more: boolean, fits: (line: string) => boolean): string {
  let shown = line;
  while (!fits(more ? `${shown}…` : shown)) {
    shown = shown.includes(' ') ? shown.replace(/ [^ ]*$/, '') : shown.slice(0, -1);
    more = true;
  }
  return more ? `${shown}…` : shown;
}

function widthOf(font: Font, text: string, size: number): number {
  return font.getAdvanceWidth(drawable(font, text), size);
}

/** Drops characters the font lacks, which would be drawn as boxes. */
function drawable(font: Font, text: string): string {
  const known = [...text].filter((character) => font.charToGlyphIndex(character) > 0);
  return known.join('').replace(/\s+/g, ' ').trim();
}

interface Placing {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
}

function outline(font: Font, text: string, { x, y, size, fill }: Placing): string {
  return `<path fill="${fill}" d="${font.getPath(drawable(font, text), x, y, size).toPathData(2)}"/>`;
}

/** Content of the logo's `<svg>`. */
export function logoShapes(svg: string): LogoShapes {
  const [, shapes] = /^\s*<svg\b[^>]*>([\s\S]*)<\/svg>\s*$/.exec(svg) ?? [];
  if (shapes === undefined) {
    throw new Error('the logo is no SVG.');
  }
  return shapes.replace(/>\s+</g, '><').trim();
}

/** Path without the base URL; hashed, so that hosts may cache it forever. */
export function picturePath(svg: string): string {
  return `/img/og/${createHash('sha256').update(svg).digest('hex').slice(0, 20)}.png`;
}

/** Meta elements for a page's picture. */
export function pictureTags(address: string, { title, section, site }: PictureText): string {
  const alt = escapeAttribute(`${title}. ${section}, ${site}`);
  return [
    `<meta property="og:type" content="article">`,
    `<meta property="og:site_name" content="${escapeAttribute(site)}">`,
    `<meta property="og:image" content="${address}">`,
    `<meta property="og:image:type" content="image/png">`,
    `<meta property="og:image:width" content="${pictureSize.width}">`,
    `<meta property="og:image:height" content="${pictureSize.height}">`,
    `<meta property="og:image:alt" content="${alt}">`,
    `<meta name="twitter:image" content="${address}">`,
    `<meta name="twitter:image:alt" content="${alt}">`,
  ].join('');
}
