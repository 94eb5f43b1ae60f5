import { importsOf, joinTables } from '@site/src/plugins/lean-bundle/routeTable.cjs';

const registry = `export default {
  "0036b472": [() => import(/* webpackChunkName: "0036b472" */ "@site/docs/stack/index.mdx"), "@site/docs/stack/index.mdx", require.resolveWeak("@site/docs/stack/index.mdx")],
  "0a": [() => import(/* webpackChunkName: "0a" */ "@site/docs/index.mdx"), "@site/docs/index.mdx", require.resolveWeak("@site/docs/index.mdx")],
  "17896441": [() => import(/* webpackChunkName: "17896441" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
  "9f": [() => import(/* webpackChunkName: "9f" */ "@generated/plugin.json"), "@generated/plugin.json", require.resolveWeak("@generated/plugin.json")],};
`;
const routes = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/stack',
    component: ComponentCreator('/stack', '1b2'),
    exact: true,
    sidebar: "stack"
  },
  {
    path: '/',
    component: ComponentCreator('/', '7b7'),
    exact: true
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;
const chunkNames = {
  '/stack-1b2': { __comp: '17896441', __context: { plugin: '9f' }, content: '0036b472' },
  '/-7b7': { __comp: '17896441', content: '0a' },
};

describe('the table of routes', () => {
  const table = joinTables(routes, chunkNames, importsOf(registry));

  it('has each route with what it is made of, and its other fields', () => {
    expect(table).toContain(
      `path: '/stack',
    component: RouteCreator({ "__comp": shared0, "__context": { "plugin": () => import(/* webpackChunkName: "9f" */ "@generated/plugin.json") }, "content": () => import(/* webpackChunkName: "0036b472" */ "@site/docs/stack/index.mdx") }),
    exact: true,
    sidebar: "stack"`,
    );
  });

  it('names what several routes are made of once', () => {
    expect(table.match(/@theme\/DocItem/g)).toHaveLength(1);
    expect(table).toMatch(/^const shared0 = \(\) => import\(.*"@theme\/DocItem"\);$/m);
  });

  it('has what every page of documentation stands in as one file', () => {
    expect(table).toContain('import(/* webpackChunkName: "docs" */ "@theme/DocItem")');
  });

  it('has the page for what is not found', () => {
    expect(table).toContain("path: '*',\n    component: RouteCreator(notFound),");
    expect(table).not.toContain('ComponentCreator');
  });

  it.each([
    ['quotes', routes.replaceAll("'", '"')],
    ['an import', routes.replace('import ComponentCreator from', 'import { ComponentCreator } from')],
    ['a call', routes.replace("ComponentCreator('*')", "ComponentCreator('*', {})")],
    ['no routes', "import ComponentCreator from '@docusaurus/ComponentCreator';"],
  ])('is refused where Docusaurus writes its list with other %s', (_what, written) => {
    expect(() => joinTables(written, chunkNames, importsOf(registry))).toThrow('has its format changed?');
  });

  it('is refused where a route or a chunk is in one list and not in the other', () => {
    expect(() => joinTables(routes, {}, importsOf(registry))).toThrow(
      'Docusaurus names no chunks for the route /stack; has its format changed?',
    );
    expect(() => joinTables(routes, chunkNames, importsOf(''))).toThrow(
      'The registry of Docusaurus has no chunk "17896441"; has its format changed?',
    );
  });
});
