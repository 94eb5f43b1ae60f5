import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { withPictures } from '@site/src/build/pagePictures';

import { pageFacts } from '../../../tests/support/pageFacts';
import { root } from '../../../tests/support/repository';

const outDir = mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
afterAll(() => rmSync(outDir, { recursive: true }));

it('each page has its picture, and pages with the same title and section share one', async () => {
  const pages = await withPictures(
    [
      pageFacts('/interop', { title: 'Interoperability' }),
      pageFacts('/interop/explainer', { title: 'Explainer', section: '/interop' }),
      pageFacts('/jovian/interop/explainer', { title: 'Explainer', section: '/interop' }),
      pageFacts('/interop/hidden', { title: 'Explainer', section: '/interop', noIndex: true }),
    ],
    { siteTitle: 'OP Stack Docs', root, outDir, threads: 1 },
  );
  const [section, explainer, snapshot, hidden] = pages.map(({ picture }) => picture);
  expect(snapshot).toBe(explainer);
  expect(section).not.toBe(explainer);
  expect(hidden).toBeUndefined();
  for (const picture of [section, explainer]) {
    expect(readFileSync(path.join(outDir, picture ?? ''), 'latin1')).toMatch(/^\x89PNG/);
  }
});
