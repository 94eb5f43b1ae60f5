import { readFileSync } from 'node:fs';

import { filesBelow } from '@site/scripts/support/filesBelow';
import { parse } from 'postcss';

interface Declared {
  readonly file: string;
  readonly property: string;
  readonly value: string;
}

function declared(property: string): readonly Declared[] {
  return filesBelow('src')
    .filter((file) => file.endsWith('.css') && file !== 'css/tokens.css')
    .flatMap((file) => {
      const found: Declared[] = [];
      parse(readFileSync(`src/${file}`, 'utf8')).walkDecls(property, ({ value }) => {
        found.push({ file, property, value });
      });
      return found;
    });
}

const inScale = /^(var\(--(text-(small|medium|large)|ifm-h\d-font-size)\)|1rem|1em|inherit)$/;

/** Texts of drawings, which scale with them. */
const drawings = [
  'BaseFeePlot',
  'DataFeeCalculator',
  'RelayPicture',
  'UpgradeTimeline',
  'Walkthrough',
  'WithdrawalTimeline',
];

const inDrawing = ({ file, value }: Declared): boolean =>
  value.endsWith('px') && drawings.some((name) => file.endsWith(`/${name}/styles.module.css`));

/**
 * The title of the home page; whole addresses on phones; commits in the footer; hosts on the card of a chain, and the sign that opens its row, whose label is hidden; an
 * address and its button in one line; and the addresses of links on paper.
 */
const ofTheirOwn = ['clamp(2.1rem, 5vw, 3.4rem)', '0.75rem', '0.75rem', '0', '0.75rem', '0.75rem', '0.8em'];

const weight = /^(var\(--ifm-(font-weight-(normal|bold)|heading-font-weight)\)|inherit)$/;

/** A page's first paint waits for each font it needs, so components add no sizes. */
describe('the texts of components', () => {
  it('have the sizes of the scale', () => {
    expect(declared('font-size').length).toBeGreaterThan(80);
    const others = declared('font-size').filter((size) => !inScale.test(size.value) && !inDrawing(size));
    expect(others.map(({ value }) => value)).toEqual(ofTheirOwn);
  });

  it('have one of two weights', () => {
    expect(declared('font-weight').length).toBeGreaterThan(40);
    expect(declared('font-weight').filter(({ value }) => !weight.test(value))).toEqual([]);
  });
});
