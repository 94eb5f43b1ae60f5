/**
 * One Jest for everything. Unit tests are beside what they test; each other project is a folder of tests/:
 *   unit       pure code, no build                 content  every page and data file, no build
 *   build      reads build/                        browser  drives build/ in Chromium
 *   tutorials  executes the commands of tutorials
 * TEST_DEPTH=full, set by `npm run test:full`, includes *.full.test.ts and makes other tests exhaustive.
 *
 * @type {import('jest').Config}
 */

// ES modules in node_modules, which jest must transpile: names or patterns.
const esModules = [
  '@babel/runtime',
  '@docusaurus/core',
  '@mdx-js',
  'bail',
  'ccount',
  'character-[a-z0-9-]+',
  'comma-separated-tokens',
  'decode-named-character-reference',
  'devlop',
  'escape-string-regexp',
  'estree-[a-z-]+',
  'hast-[a-z0-9-]+',
  'hastscript',
  'html-void-elements',
  'is-plain-obj',
  'fault',
  'nlcst-[a-z-]+',
  'parse-(?:english|entities|latin)',
  'is-(?:decimal|hexadecimal|alphanumerical|alphabetical)',
  'longest-streak',
  'markdown-table',
  'array-iterate',
  'mdast-[a-z-]+',
  'micromark[a-z-]*',
  'property-information',
  'rehype-[a-z-]+',
  'quotation',
  'remark-[a-z]+',
  'retext-[a-z-]+',
  'space-separated-tokens',
  'stringify-entities',
  'stemmer',
  'trim-lines',
  'trim-trailing-lines',
  'trough',
  'unified',
  'unist-[a-z-]+',
  'vfile[a-z-]*',
  'web-namespaces',
  'zwitch',
];

const compiler = (parser) => [
  '@swc/jest',
  {
    jsc: { parser, target: 'es2022', transform: { react: { runtime: 'automatic' } } },
    module: { type: 'commonjs' },
  },
];

const shared = {
  rootDir: __dirname,
  testEnvironment: 'node',
  // The compiler that the bundler uses, too.
  transform: {
    '\\.[cm]?jsx?$': compiler({ syntax: 'ecmascript', jsx: true }),
    '\\.ts$': compiler({ syntax: 'typescript' }),
    '\\.tsx$': compiler({ syntax: 'typescript', tsx: true }),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`, '<rootDir>/build/'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/support/cssModule.ts',
    '^@site/(.*)$': '<rootDir>/$1',
    '^@generated/derived-data/default/(.*)\\.json$': '<rootDir>/src/plugins/derived-data/inNode/$1.ts',
    '^@generated/(.*)$': '<rootDir>/tests/support/generated.ts',
    '^@docusaurus/(BrowserOnly|ErrorBoundary|ExecutionEnvironment|Head|Link|Translate|isInternalUrl|renderRoutes|router|useBaseUrl|useBrokenLinks|useDocusaurusContext|useGlobalData|useIsBrowser|useRouteContext)$':
      '@docusaurus/core/lib/client/exports/$1',
    '^@docusaurus/plugin-content-docs/client$': '<rootDir>/tests/support/docsVersion.ts',
    '^@theme/Heading$': '<rootDir>/tests/support/heading.tsx',
    '^@theme/(.*)$': '<rootDir>/tests/support/theme.tsx',
    '^@theme-original/(.*)$': '<rootDir>/tests/support/theme.tsx',
  },
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/.docusaurus/', '<rootDir>/.cache/'],
};

// Unit tests are in __tests__, beside what they test.
const UNIT_TESTS = '<rootDir>/{src,scripts,hosting}/**/__tests__/**/*.test.{ts,tsx}';

const isFull = process.env.TEST_DEPTH === 'full';

const project = (name) => ({
  ...shared,
  displayName: name,
  testMatch: [name === 'unit' ? UNIT_TESTS : `<rootDir>/tests/${name}/**/*.test.{ts,tsx}`],
  testPathIgnorePatterns: isFull ? [] : ['\\.full\\.test\\.ts$'],
  ...(['build', 'browser'].includes(name) ? { globalSetup: '<rootDir>/tests/support/requireBuild.ts' } : {}),
});

module.exports = {
  projects: ['unit', 'content', 'build', 'browser', 'tutorials'].map(project),
  testSequencer: '<rootDir>/tests/support/longFirst.cjs',
  testTimeout: isFull ? 300_000 : 120_000,
};
