import { builtFile, builtPage, scannedPage } from '../../scripts/support/builtSite';

const pages = JSON.parse(builtFile('page-index.json')) as readonly {
  readonly route: string;
  readonly contentType: string;
}[];
const routes = pages
  .filter(({ route, contentType }) => contentType === 'landing-page' && route !== '/')
  .map(({ route }) => route);
const withCards = routes.filter((route) => scannedPage(route)('[data-section-index]').length > 0);

/** Landing pages that do not begin with a table of tasks, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  '/notices': 'It is itself the list of what readers have to do.',
};

describe('landing pages', () => {
  it('exist', () => {
    expect(routes.length).toBeGreaterThan(30);
    expect(withCards.length).toBeGreaterThan(20);
  });

  it('have a table of tasks before the list of pages', () => {
    const late = routes.filter((route) => {
      const $ = scannedPage(route);
      const parts = $('article .markdown').find('table, [data-section-index]').toArray();
      return !(route in exceptions) && parts[0]?.tagName !== 'table';
    });
    expect(late).toEqual([]);
  });

  it('need every exception', () => {
    const needless = Object.keys(exceptions).filter((route) => {
      const $ = scannedPage(route);
      return $('article .markdown').find('table, ul').toArray()[0]?.tagName === 'table';
    });
    expect(needless).toEqual([]);
  });

  it.each(withCards)("%s has a heading and purpose on each card, below its group's heading", (route) => {
    const $ = builtPage(route);
    const cards = $('[data-section-index] li').toArray();
    expect(cards.length).toBeGreaterThan(0);
    const poor = cards.filter((card) => $(card).find('h3').length !== 1 || $(card).find('p').text() === '');
    expect(poor.map((card) => $(card).text())).toEqual([]);
    expect($('[data-section-index] section').length).toBe($('[data-section-index] section > h2').length);
  });
});
