import { nearestRoutes } from '@site/src/content/navigation/nearestRoutes';

const routes = [
  '/',
  '/interop/explainer',
  '/interop/tutorials/message-passing',
  '/interop/tutorials/message-passing/relay-with-cast',
  '/operators/node-operators/json-rpc',
  '/superchain/addresses',
  '/app-developers/tools/build/faucets',
  '/stack/features',
  '/stack/security/pause',
];

describe('the routes nearest to an address that led nowhere', () => {
  it.each([
    ['a typo', '/interop/explaner', '/interop/explainer'],
    ['a page that moved', '/tutorials/relay-with-cast', '/interop/tutorials/message-passing/relay-with-cast'],
    ['an ending of another portal', '/interop/explainer.html', '/interop/explainer'],
    ['capitals and a slash at the end', '/Superchain/Addresses/', '/superchain/addresses'],
    ['another name for a folder', '/builders/node-operators/json-rpc', '/operators/node-operators/json-rpc'],
  ])('begin with the one meant by %s', (_case, asked, expected) => {
    expect(nearestRoutes(asked, routes)[0]).toBe(expected);
  });

  it('are only those nearly as good as the best', () => {
    expect(nearestRoutes('/faucet', routes)).toEqual(['/app-developers/tools/build/faucets']);
    expect(nearestRoutes('/addresses', [...routes, '/stack/addresses'])).toEqual([
      '/stack/addresses',
      '/superchain/addresses',
    ]);
  });

  it('are none for an address like no other', () => {
    expect(nearestRoutes('/zzzzzzzz', routes)).toEqual([]);
  });

  it('are never more than asked for, and cost little even for a hostile address', () => {
    expect(nearestRoutes(`/interop/${'x'.repeat(100_000)}`, routes, 2).length).toBeLessThanOrEqual(2);
  });
});
