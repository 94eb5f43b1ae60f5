import { readdirSync } from 'node:fs';

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
  excludeFiles: ['**/__tests__/**'],
  rules: {
    'no-restricted-imports': [
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

const errors = (rules) => Object.fromEntries(rules.map((rule) => [rule, 'error']));

const off = (rules) => Object.fromEntries(rules.map((rule) => [rule, 'off']));

/** Beside oxlint's category "correctness": what else ESLint and typescript-eslint recommend. */
const recommended = [
  'no-case-declarations', 'no-empty', 'no-fallthrough', 'no-prototype-builtins', 'no-regex-spaces',
  'no-unexpected-multiline', 'no-useless-assignment', 'preserve-caught-error',
]; // prettier-ignore
const recommendedWithTypes = [
  'no-array-constructor', 'no-var', 'prefer-const', 'prefer-rest-params', 'prefer-spread',
  'typescript/ban-ts-comment', 'typescript/no-empty-object-type', 'typescript/no-misused-promises',
  'typescript/no-namespace', 'typescript/no-require-imports', 'typescript/no-unnecessary-type-assertion',
  'typescript/no-unnecessary-type-constraint', 'typescript/no-unsafe-argument', 'typescript/no-unsafe-assignment',
  'typescript/no-unsafe-call', 'typescript/no-unsafe-enum-comparison', 'typescript/no-unsafe-function-type',
  'typescript/no-unsafe-member-access', 'typescript/no-unsafe-return', 'typescript/only-throw-error',
  'typescript/prefer-promise-reject-errors', 'typescript/require-await', 'typescript/restrict-plus-operands',
]; // prettier-ignore
const react = [
  'error-boundaries', 'exhaustive-deps', 'globals', 'immutability', 'incompatible-library',
  'preserve-manual-memoization', 'purity', 'refs', 'rules-of-hooks', 'set-state-in-effect', 'set-state-in-render',
  'static-components', 'unsupported-syntax', 'use-memo', 'void-use-memo',
]; // prettier-ignore
const own = [
  'typescript/no-explicit-any',
  'typescript/consistent-type-imports',
  'typescript/switch-exhaustiveness-check',
];
/**
 * Of the category, not in typescript-eslint's recommended rules: they refuse names sorted by code unit, `[...text]`,
 * and defaults for elements that an array may lack.
 */
const unwanted = [
  'typescript/no-misused-spread',
  'typescript/no-useless-default-assignment',
  'typescript/require-array-sort-compare',
];

/** Types are checked in the same pass, for rules that need them and for errors of the compiler. */
export default {
  options: { typeAware: true, typeCheck: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['build/', '.docusaurus/', '.cache/', 'node_modules/', 'versioned_docs/', 'static/'],
  plugins: ['eslint', 'oxc'],
  env: { es2024: true },
  categories: { correctness: 'error' },
  rules: errors(recommended),
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      plugins: ['typescript'],
      rules: { ...errors([...recommendedWithTypes, ...own]), ...off(unwanted) },
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      plugins: ['react'],
      // Elements that tests pass in arrays need no key.
      rules: { ...errors(react.map((rule) => `react/${rule}`)), ...off(['react/jsx-key']) },
    },
    ...layers,
    {
      files: ['scripts/**'],
      excludeFiles: ['**/__tests__/**'],
      rules: {
        'no-restricted-imports': [
          'error',
          { patterns: [refusesTop(['tests'], 'scripts/ may not import from tests/.')] },
        ],
      },
    },
    // The compiler knows the names of TypeScript files.
    { files: ['**/*.{js,mjs,cjs}'], rules: errors(['no-undef']) },
    { files: ['**/*.{js,mjs,cjs}'], excludeFiles: ['**/*.client.js'], env: { node: true } },
    { files: ['**/*.client.js'], env: { browser: true } },
  ],
};
