import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { LoadContext } from '@docusaurus/types';

import { drawPictures, picturesOf } from '@site/src/build/pagePictures';
import { site } from '@site/src/config/site';
import pagePictures from '@site/src/plugins/page-pictures';

import { pageFacts } from '../../../../tests/support/pageFacts';
import { finish } from '../../../../tests/support/plugin';
import { root } from '../../../../tests/support/repository';

const pages = [
  pageFacts('/interop', { title: 'Interop' }),
  pageFacts('/interop/explainer', { title: 'Explainer', section: '/interop' }),
  pageFacts('/jovian/interop', { title: 'Interop' }),
  pageFacts('/hidden', { title: 'Hidden', noIndex: true }),
];

describe('pictures of pages', () => {
  let siteDir: string;
  beforeAll(() => {
    siteDir = mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
    cpSync(path.join(root, 'static/img/logo.svg'), path.join(siteDir, 'static/img/logo.svg'));
    mkdirSync(path.join(siteDir, 'node_modules'));
    for (const scope of ['@fontsource', '@resvg']) {
      symlinkSync(path.join(root, 'node_modules', scope), path.join(siteDir, 'node_modules', scope));
    }
  });
  afterAll(() => rmSync(siteDir, { recursive: true }));

  it('are drawn into the cache when the pages are known, the same picture once', async () => {
    await finish(pagePictures(Promise.resolve(pages))({ siteDir } as LoadContext), siteDir);
    expect(readdirSync(path.join(siteDir, 'node_modules/.cache/og'))).toHaveLength(2);
  });

  it('are found by their path on the site, as PNG', async () => {
    const pictures = picturesOf(pages.slice(0, 2), site, siteDir);
    const drawn = await drawPictures(pictures.values(), siteDir);
    expect([...drawn.keys()]).toEqual([...pictures.values()].map((picture) => picture.path));
    for (const png of drawn.values()) {
      expect(Buffer.from(png.subarray(1, 4)).toString()).toBe('PNG');
    }
  });
});
