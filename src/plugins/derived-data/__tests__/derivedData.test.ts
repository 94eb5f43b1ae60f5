import { existsSync } from 'node:fs';

import derivedData from '@site/src/plugins/derived-data';
import chainList from '@site/src/plugins/derived-data/inNode/chain-list';
import defaultDetails from '@site/src/plugins/derived-data/inNode/default-details';
import { generatedBy } from '@site/tests/support/plugin';
import { root } from '@site/tests/support/repository';

describe('data derived for the bundler', () => {
  const plugin = derivedData({ siteDir: root });

  it('is what scripts and tests get in Node', async () => {
    expect(Object.fromEntries(await generatedBy(plugin))).toEqual({
      'chain-list.json': chainList,
      'default-details.json': defaultDetails,
    });
  });

  it('is derived again when its source changes', () => {
    expect(plugin.getPathsToWatch?.().map(existsSync)).toEqual([true]);
  });
});
