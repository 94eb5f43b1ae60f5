import type { PrismThemeEntry } from 'prism-react-renderer';
import type { UserThemeConfig } from '@docusaurus/theme-common';

interface Palette {
  plain: string;
  background: string;
  comment: string;
  keyword: string;
  string: string;
  number: string;
  name: string;
}

/** Each color reaches 4.5 : 1 on its background. */
const light: Palette = {
  plain: '#22242b',
  background: '#f6f5f1',
  comment: '#656a76',
  keyword: '#a3123a',
  string: '#1d6a4b',
  number: '#8a4b08',
  name: '#1f4f9e',
};

const dark: Palette = {
  plain: '#e3e4e8',
  background: '#191b21',
  comment: '#979cab',
  keyword: '#ff8fa3',
  string: '#86d6ae',
  number: '#f0b775',
  name: '#9cc2ff',
};

function theme(palette: Palette): {
  plain: PrismThemeEntry;
  styles: { types: string[]; style: PrismThemeEntry }[];
} {
  return {
    plain: { color: palette.plain, backgroundColor: palette.background },
    styles: [
      { types: ['comment', 'prolog', 'cdata'], style: { color: palette.comment, fontStyle: 'italic' } },
      {
        types: ['keyword', 'selector', 'important', 'atrule', 'operator'],
        style: { color: palette.keyword },
      },
      { types: ['string', 'char', 'attr-value', 'inserted', 'regex'], style: { color: palette.string } },
      { types: ['number', 'boolean', 'constant', 'symbol', 'deleted'], style: { color: palette.number } },
      {
        types: ['function', 'class-name', 'property', 'tag', 'attr-name', 'builtin', 'variable', 'key'],
        style: { color: palette.name },
      },
    ],
  };
}

/** Colors of code, and the languages beyond those prism-react-renderer brings. */
export const prism = {
  theme: theme(light),
  darkTheme: theme(dark),
  additionalLanguages: ['solidity', 'toml', 'bash', 'json', 'diff', 'docker', 'nginx', 'log'],
} satisfies UserThemeConfig['prism'];
