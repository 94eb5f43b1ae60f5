import { readdirSync } from 'node:fs';

import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * Layers of src/, lowest first: a file imports from its own layer and from those before it. See
 * CONTRIBUTING.md.
 */
const rooms = [
  'css', 'lib', 'data', 'content', 'ui', 'features', 'tools', 'components', 'theme', 'pages', 'clientModules', 'remark',
  'refresh', 'config', 'build', 'plugins',
]; // prettier-ignore

/** Folders that other features or tools may import. */
const shared = { features: ['yourChain'], tools: ['errors'] };

const foldersIn = (folder) =>
  readdirSync(new URL(folder, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('__'))
    .map(({ name }) => name);

/** Patterns of imports from a folder: by @site or relative; a sibling is one step up. */
const spellings = (name) => [`@site/src/${name}/**`, `../**/${name}/**`, `../${name.split('/').at(-1)}/**`];

/** Forbids imports of top-level folders, by @site or relative. */
const refusesTop = (folders, message) => ({
  regex: `^(@site/|(\\.\\./)+)(${folders.join('|')})/`,
  message,
});

/** Forbids imports of the named folders of src/, by @site or relative. */
const refuses = (files, folders, message) => ({
  files: [files],
  ignores: ['**/__tests__/**'],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          refusesTop(['scripts', 'tests'], 'src/ may not import from scripts/ or tests/.'),
          ...folders.map((folder) => ({ group: spellings(folder), message })),
        ],
      },
    ],
  },
});

const layers = rooms.flatMap((room, place) => {
  const above = rooms.slice(place + 1);
  const message = `src/${room} may import only from itself and from ${rooms.slice(0, place).join(', ') || 'nothing else'}.`;
  const siblings = room in shared ? foldersIn(`src/${room}/`) : [];
  return [
    refuses(`src/${room}/**/*.{ts,tsx}`, above, message),
    ...siblings.map((name) =>
      refuses(
        `src/${room}/${name}/**/*.{ts,tsx}`,
        [
          ...above,
          ...siblings
            .filter((other) => other !== name && !shared[room].includes(other))
            .map((other) => `${room}/${other}`),
        ],
        `${message} Of ${room}, only ${shared[room].join(', ')} is shared.`,
      ),
    ),
  ];
});

export default tseslint.config(
  { ignores: ['build/', '.docusaurus/', '.cache/', 'node_modules/', 'versioned_docs/', 'static/'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  ...layers,
  {
    files: ['scripts/**'],
    ignores: ['**/__tests__/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [refusesTop(['tests'], 'scripts/ may not import from tests/.')] },
      ],
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    ignores: ['**/*.client.js'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['**/*.client.js'],
    languageOptions: { globals: globals.browser, sourceType: 'script' },
  },
);
