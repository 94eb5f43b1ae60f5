import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {
  fitTitle,
  logoShapes,
  picturePath,
  pictureSize,
  pictureSvg,
  pictureTags,
  pictureText,
} from '@site/src/build/openGraph';
import { drawPicture, loadPictureFonts } from '@site/src/build/openGraphDrawing';

import { root } from '../../../tests/support/repository';

const fonts = loadPictureFonts(root);
const logo = logoShapes(readFileSync(path.join(root, 'static/img/logo.svg'), 'utf8'));
const text = { title: 'Relay transactions manually', section: 'Interoperability', site: 'OP Stack Docs' };

/** Every character is half as wide as high. */
const width = (line: string, size: number): number => (line.length * size) / 2;

describe('a title', () => {
  it.each([
    ['in the largest size if it has room there', 'Message expiration', 84, ['Message expiration']],
    [
      'smaller and in more lines if it is long',
      'Crosschain security measures for safe interoperability of chains',
      72,
      ['Crosschain security measures', 'for safe interoperability of', 'chains'],
    ],
  ])('stands %s', (_case, title, size, lines) => {
    expect(fitTitle(title, width)).toEqual({ size, lines });
  });

  it('is cut where even the smallest size has no room, also inside a word', () => {
    const { lines } = fitTitle('word '.repeat(60).trim(), width);
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toMatch(/word…$/);
    for (const line of fitTitle('a'.repeat(100), width).lines) {
      expect(width(line, 60)).toBeLessThanOrEqual(1040);
      expect(line).toMatch(/a…$/);
    }
  });

  it('measured with the font stays inside the picture', () => {
    const { size, lines } = fitTitle('Superchain interop compatible tokens WWWWWWWWWWWWWWWWWW', (line, at) =>
      fonts.bold.getAdvanceWidth(line, at),
    );
    for (const line of lines) {
      expect(fonts.bold.getAdvanceWidth(line, size)).toBeLessThanOrEqual(pictureSize.width - 160);
    }
  });
});

describe('a picture', () => {
  it('has outlines only, so it needs no font, and no boxes for characters the font lacks', () => {
    const svg = pictureSvg(text, fonts, logo);
    expect(svg).not.toMatch(/<text|font-family|NaN/);
    expect(pictureSvg({ ...text, title: 'A 漢字 B' }, fonts, logo)).toBe(
      pictureSvg({ ...text, title: 'A B' }, fonts, logo),
    );
  });

  it('is a PNG of the right size, the same at every drawing, and drawn once', async () => {
    const cache = await mkdtemp(path.join(os.tmpdir(), 'pictures-'));
    try {
      const svg = pictureSvg(text, fonts, logo);
      const first = drawPicture(svg, cache, '1');
      expect(first.subarray(1, 4).toString()).toBe('PNG');
      expect([first.readUInt32BE(16), first.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(drawPicture(svg, cache, '1')).toEqual(first);
      expect(await readdir(cache)).toHaveLength(1);
      expect(drawPicture(svg, cache, '2')).toEqual(first);
      expect(await readdir(cache)).toHaveLength(2);
    } finally {
      await rm(cache, { recursive: true });
    }
  });

  it('is named after what is on it', () => {
    expect(picturePath('a')).toMatch(/^\/img\/og\/[0-9a-f]{20}\.png$/);
    expect(picturePath('a')).not.toBe(picturePath('b'));
  });

  it('says the section above the title, and on landing pages that this is documentation', () => {
    const titles = new Map([['/interop', 'Interoperability']]);
    const of = (route: string, section?: string): string =>
      pictureText({ route, title: 'T', ...(section === undefined ? {} : { section }) }, titles, 'Docs')
        .section;
    expect([of('/interop/x', '/interop'), of('/interop', '/interop'), of('/')]).toEqual([
      'Interoperability',
      'Documentation',
      'Documentation',
    ]);
  });

  it('is named in tags that no title can break', () => {
    expect(pictureTags('https://docs.example/1.png', { ...text, title: 'A "b" <c> & d' })).toContain(
      'property="og:image:alt" content="A &quot;b&quot; &lt;c&gt; &amp; d. Interoperability, OP Stack Docs"',
    );
  });
});
