/** Step-by-step processes, on the four pages that have one. */
import { builtFile } from '../../scripts/support/builtSite';
import { axeInBothThemes } from '../../scripts/support/accessibility';
import { visitSite, type WatchedPage } from '../support/browser';

const visit = visitSite();

const withdrawal = '/stack/transactions/withdrawal-flow';
const routes = [
  '/stack/fault-proofs/explainer',
  '/stack/transactions/deposit-flow',
  withdrawal,
  '/interop/message-passing',
] as const;

const figure = (page: WatchedPage) =>
  page.locator('article figure').filter({ has: page.locator('li p strong') });
const steps = (page: WatchedPage) => figure(page).locator('ol > li');
const seen = (page: WatchedPage): Promise<string[]> =>
  steps(page).filter({ visible: true }).locator('strong').allInnerTexts();
const button = (page: WatchedPage, name: string) => figure(page).getByRole('button', { name });
const position = (page: WatchedPage, of: number): Promise<number> =>
  figure(page)
    .getByText(new RegExp(`^\\d of ${of}$`))
    .innerText()
    .then((text) => Number(text.split(' ')[0]));

describe.each(routes)('the process on %s', (route) => {
  it('is a list of all its steps with a picture without scripts', async () => {
    const page = await visit.open(route, { javaScriptEnabled: false });
    const count = await steps(page).count();
    expect(count).toBeGreaterThanOrEqual(7);
    expect(await steps(page).filter({ visible: true }).count()).toBe(count);
    expect(await figure(page).getByRole('img').isVisible()).toBe(true);
    expect(await figure(page).getByRole('button').count()).toBe(0);
  });

  it('fits a window of 320 px and moves nothing during its steps', async () => {
    const page = await visit.open(route, { viewport: { width: 320, height: 700 } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const { width = 0 } = (await figure(page).getByRole('img').boundingBox()) ?? {};
    expect(width).toBeGreaterThan(200);
    const height = async (): Promise<number | undefined> => (await figure(page).boundingBox())?.height;
    const before = await height();
    const count = await steps(page).count();
    for (let step = 1; step < count; step += 1) {
      await button(page, 'Next').click();
      expect(await position(page, count)).toBe(step + 1);
      expect(await height()).toBe(before);
    }
    expect(await button(page, 'Next').getAttribute('aria-disabled')).toBe('true');
    expect(page.faults).toEqual([]);
  });

  it('has no text below 11 px in its picture on a phone', async () => {
    const page = await visit.open(route, { viewport: { width: 390, height: 844 } });
    const drawn = await figure(page)
      .getByRole('img')
      .evaluate((svg: SVGSVGElement) => {
        const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
        return [...svg.querySelectorAll('text')].map(
          (text) => scale * parseFloat(getComputedStyle(text).fontSize),
        );
      });
    expect(drawn.length).toBeGreaterThan(10);
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(11);
  });

  it('is a numbered list in the Markdown version', () => {
    const markdown = builtFile(`${route.slice(1)}.md`);
    const numbered = [...markdown.matchAll(/^(\d)\. \*\*[^*]+\*\*\n\n {3}\S.* · /gm)].map(([, number]) =>
      Number(number),
    );
    expect(numbered.length).toBeGreaterThanOrEqual(7);
    expect(numbered).toEqual(numbered.map((_number, index) => index + 1));
  });

  it('passes axe in both themes', async () => {
    const page = await visit.open(route, { reducedMotion: 'reduce' });
    await button(page, 'Next').click();
    expect(await axeInBothThemes(page, 'article figure')).toEqual([]);
  });
});

describe('a process', () => {
  it('takes the same space before and after hydration', async () => {
    const page = await visit.open('/connect/about/privacy');
    await page.goto(withdrawal, { waitUntil: 'commit' });
    const top = (): Promise<number | undefined> =>
      page.evaluate(
        () =>
          (document.getElementById('initiating')?.getBoundingClientRect().top ?? 0) -
          (document.querySelector('article figure')?.getBoundingClientRect().top ?? 0),
      );
    await page.locator('#initiating').waitFor({ state: 'attached' });
    const before = await top();
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    expect(await top()).toBe(before);
  });

  it('works by keyboard, and announces each step', async () => {
    const page = await visit.open(withdrawal);
    const status = figure(page).getByRole('status');
    expect(await seen(page)).toEqual(['Initiate']);
    expect(await status.innerText()).toBe('');
    await button(page, 'Next').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await seen(page)).toEqual(['Prove']);
    expect(await status.textContent()).toMatch(/^Step 3 of 8\. Prove You → OptimismPortal/);
    await page.keyboard.press('Enter');
    expect(await position(page, 8)).toBe(4);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('End');
    expect(await seen(page)).toEqual(['Call the target']);
    await page.keyboard.press('ArrowRight');
    expect(await position(page, 8)).toBe(8);
    await page.keyboard.press('Home');
    expect(await seen(page)).toEqual(['Initiate']);
    await page.keyboard.press('Alt+ArrowRight');
    expect(await position(page, 8)).toBe(1);
  });

  it('shows which actors a step is about, by more than color', async () => {
    const page = await visit.open(withdrawal);
    const bold = (): Promise<string[]> =>
      figure(page)
        .locator('svg text')
        .evaluateAll((texts) =>
          texts
            .filter(
              (text) => Number(getComputedStyle(text).fontWeight) >= 600 && !/^\d$/.test(text.textContent),
            )
            .map(({ textContent }) => textContent),
        );
    expect(await bold()).toEqual(['L2ToL1MessagePasser', 'You']);
    await button(page, 'Next').click();
    expect(await bold()).toEqual(['Proposer', 'Dispute game']);
  });

  it('opens the step pressed in the picture, shows all steps on demand and keeps its step in another theme', async () => {
    const page = await visit.open(withdrawal);
    await figure(page).locator('svg g', { hasText: /^7$/ }).last().click();
    expect(await seen(page)).toEqual(['Finalize']);
    await page.locator('.navbar button[class*=toggleButton]').first().click();
    await page
      .locator('html[data-theme-choice]:not([data-theme-choice="system"])')
      .waitFor({ state: 'attached' });
    expect(await seen(page)).toEqual(['Finalize']);
    await button(page, 'All steps').click();
    expect(await seen(page)).toHaveLength(8);
    await button(page, 'All steps').click();
    expect(await seen(page)).toEqual(['Finalize']);
  });

  it('is printed as a list', async () => {
    const page = await visit.open(withdrawal);
    await page.emulateMedia({ media: 'print' });
    expect(await seen(page)).toHaveLength(8);
  });

  it('is highlighted in forced colors', async () => {
    const page = await visit.open(withdrawal, { forcedColors: 'active' });
    const strokes = await figure(page)
      .locator('svg circle')
      .evaluateAll((circles) => circles.map((circle) => getComputedStyle(circle).stroke));
    expect(strokes).toHaveLength(8);
    expect(new Set(strokes.slice(1)).size).toBe(1);
    expect(strokes[0]).not.toBe(strokes[1]);
  });
});
