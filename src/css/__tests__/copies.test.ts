import { readFileSync } from 'node:fs';

import { parse } from 'postcss';

import { pictureColors } from '@site/src/build/openGraph';
import { colors } from '@site/src/ui/Diagram/drawing';

type Theme = keyof typeof colors;

/** A token's color in a theme, as `#rrggbb`. */
function token(theme: Theme, name: string): string {
  const selector = theme === 'light' ? ':root' : "[data-theme='dark']";
  const values: string[] = [];
  parse(readFileSync('src/css/tokens.css', 'utf8')).walkDecls(name, ({ value, parent }) => {
    if (parent?.type === 'rule' && 'selector' in parent && parent.selector === selector) values.push(value);
  });
  const [value = '', ...more] = values;
  if (!/^#([\da-f]{3}){1,2}$/.test(value) || more.length > 0) {
    throw new Error(`tokens.css gives ${name} no single color in the ${theme} theme.`);
  }
  return value.length === 4 ? value.replace(/[\da-f]/g, '$&$&') : value;
}

/** Relative luminance, https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

describe.each(['light', 'dark'] as const)('the colors of diagrams, %s', (theme) => {
  const { textColor, background, mainBkg, lineColor, noteBkgColor } = colors[theme];

  it('are tokens', () => {
    expect({ textColor, background, mainBkg, lineColor, noteBkgColor }).toEqual({
      textColor: token(theme, '--ifm-font-color-base'),
      background: token(theme, '--ifm-background-color'),
      mainBkg: token(theme, '--portal-surface'),
      lineColor: token(theme, '--portal-muted'),
      noteBkgColor: token(theme, '--ifm-code-background'),
    });
  });

  it.each([
    ['page', background],
    ['shapes', mainBkg],
    ['notes', noteBkgColor],
  ])('stand out from the %s: text by 4.5 : 1, lines by 3 : 1', (_name, ground) => {
    expect(contrast(textColor, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(lineColor, ground)).toBeGreaterThanOrEqual(3);
  });
});

it('the colors of pictures are tokens', () => {
  expect(pictureColors).toEqual({
    paper: token('light', '--ifm-background-color'),
    ink: token('light', '--ifm-heading-color'),
    muted: token('light', '--portal-muted'),
    accent: token('light', '--ifm-color-primary'),
    line: token('light', '--portal-line'),
  });
});
