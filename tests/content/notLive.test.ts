import { allPages } from '../support/repository';

/** Banners, and words of pages, that say so. */
const banners = ['interop', 'superchain-erc20'];
const words = /not scheduled|not live|no public (?:chain|network)|without a date/i;
/** Characters of a page that count as its head. */
const HEAD = 1500;

const head = (body: string): string =>
  body
    .replace(/^import .*$/gm, '')
    .replace(/\s+/g, ' ')
    .trimStart()
    .slice(0, HEAD);

describe('a feature that is not live', () => {
  const pages = allPages();

  it('is marked so at the head of every interop page', () => {
    // It also explains errors of live features.
    const exceptions = ['/interop/tools/error-decoder'];
    const interop = pages.filter(
      ({ route, unreadable }) =>
        /^\/interop(?:\/|$)/.test(route) && !exceptions.includes(route) && unreadable === undefined,
    );
    expect(interop.length).toBeGreaterThan(30);
    const silent = interop.filter(({ frontMatter, body }) => {
      const shown = Array.isArray(frontMatter.banners) ? frontMatter.banners : [];
      return !banners.some((banner) => shown.includes(banner)) && !words.test(head(body));
    });
    const remedy = `add ${banners.join(' or ')} to its banners, or say so in its first sentences: not scheduled, not live`;
    expect(silent.map(({ file }) => `${file} does not say that interop is not live: ${remedy}.`)).toEqual([]);
  });

  it.each([
    '/stack/fault-proofs/zk-dispute-game',
    '/interop/lagoon',
    '/app-developers/tutorials/supersim/getting-started/first-steps',
    '/app-developers/tutorials/supersim/reference/fork',
    '/app-developers/tutorials/supersim/chain-env/included-contracts',
  ])('is described so at the head of %s', (route) => {
    const page = pages.find((each) => each.route === route);
    expect(head(page?.body ?? '')).toMatch(words);
  });
});
