import { readFileSync } from 'node:fs';

import { filesBelow } from '@site/scripts/filesBelow';
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

/** Sizes from the scale of tokens.css, its own size, that of what is around, and in drawings that of the drawing. */
const size =
  /^(var\(--(text-(small|medium|large)|ifm-h\d-font-size)\)|1rem|[\d.]+em|inherit|\d+px|clamp\(.*\))$/;

/** An address and its button in one line. */
const ofItsOwn = { file: 'components/TokenList/styles.module.css', property: 'font-size', value: '0.75rem' };

const weight = /^(var\(--ifm-(font-weight-(normal|bold)|heading-font-weight)\)|inherit)$/;

/** A page's first picture waits for each font it needs, so no component brings one of its own. */
describe('the texts of components', () => {
  it('have the sizes of the scale', () => {
    expect(declared('font-size').length).toBeGreaterThan(80);
    expect(declared('font-size').filter(({ value }) => !size.test(value))).toEqual([ofItsOwn]);
  });

  it('have one of two weights', () => {
    expect(declared('font-weight').length).toBeGreaterThan(40);
    expect(declared('font-weight').filter(({ value }) => !weight.test(value))).toEqual([]);
  });
});
