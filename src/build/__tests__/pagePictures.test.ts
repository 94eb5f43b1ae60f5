import { drawPagePictures } from '@site/src/build/pagePictures';

import { pageFacts } from '../../../tests/support/pageFacts';
import { root } from '../../../tests/support/repository';

it('each page has its picture, and pages with the same title and section share one', async () => {
  const pages = [
    pageFacts('/interop', { title: 'Interoperability' }),
    pageFacts('/interop/explainer', { title: 'Explainer', section: '/interop' }),
    pageFacts('/jovian/interop/explainer', { title: 'Explainer', section: '/interop' }),
  ];
  const pictures = await drawPagePictures(pages, 'OP Stack Docs', root, 1);
  const [section, explainer, snapshot] = pages.map(({ route }) => pictures.get(route));
  expect(explainer?.text).toEqual({ title: 'Explainer', section: 'Interoperability', site: 'OP Stack Docs' });
  expect(snapshot).toEqual(explainer);
  expect(section?.path).not.toBe(explainer?.path);
  expect(Buffer.from(section?.png ?? []).toString('latin1')).toMatch(/^\x89PNG/);
});
