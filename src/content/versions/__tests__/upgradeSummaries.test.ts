import { existsSync } from 'node:fs';
import path from 'node:path';

import { snapshotNames } from '@site/src/content/versions/files';
import { summariesBetween } from '@site/src/content/versions/upgradeSummaries';

const versions = ['current', ...snapshotNames()];

describe('the summaries of upgrades', () => {
  it('are there for every two neighboring versions, newest first', () => {
    expect(summariesBetween(versions)).toHaveLength(versions.length - 1);
    expect(summariesBetween(['holocene', 'granite'])[0]).toMatchObject({
      older: 'granite',
      newer: 'holocene',
    });
  });

  it.each(summariesBetween(versions).map((summary) => [summary.newer, summary] as const))(
    'of %s have three to five sentences',
    (_newer, { sentences }) => {
      expect(sentences.length).toBeGreaterThanOrEqual(3);
      expect(sentences.length).toBeLessThanOrEqual(5);
      expect(sentences.filter((sentence) => !/^[A-Z][^.!?]*(?:[.!?]\S[^.!?]*)*\.$/.test(sentence))).toEqual(
        [],
      );
    },
  );

  it('lead to pages that there are', () => {
    const routes = summariesBetween(versions).flatMap(({ more }) => more.map(({ route }) => route));
    expect(
      routes.filter((route) => !existsSync(path.resolve(__dirname, '../../../../docs', `.${route}.mdx`))),
    ).toEqual([]);
  });

  it('say where to write one that is missing', () => {
    expect(() => summariesBetween(['holocene', 'granite'], [])).toThrow(
      '/changes has no summary from "granite" to "holocene": write three to five sentences on what changed and for whom in src/content/versions/upgradeSummaries.ts.',
    );
  });
});
