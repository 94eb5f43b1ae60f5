import { pageIndex } from '@site/src/build/pageIndex';

import { pageFacts } from '../../../tests/support/pageFacts';

it('the page index has an entry for each current page in order of routes, with the next page and the time of the last change', () => {
  const pages = [
    pageFacts('/b', { topic: 'b', contentType: 'guide', personas: ['auditor'], categories: ['evm'] }),
    pageFacts('/a', { topic: 'a', contentType: 'guide', next: '/b', updated: '2025-05-09T16:00:01.000Z' }),
    pageFacts('/isthmus/a', { version: 'isthmus' }),
    pageFacts('/personas', { version: undefined }),
  ];
  const headings = [{ level: 2, id: 'x', text: 'X' }] as const;
  expect(pageIndex(pages, (route) => (route === '/a' ? headings : []))).toEqual([
    {
      route: '/a',
      title: 'Title of /a',
      description: 'About /a',
      contentType: 'guide',
      personas: [],
      categories: [],
      topic: 'a',
      headings,
      nextRoute: '/b',
      timestamp: '2025-05-09T16:00:01.000Z',
    },
    {
      route: '/b',
      title: 'Title of /b',
      description: 'About /b',
      contentType: 'guide',
      personas: ['auditor'],
      categories: ['evm'],
      topic: 'b',
      headings: [],
      nextRoute: null,
      timestamp: null,
    },
  ]);
});
