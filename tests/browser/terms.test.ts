import { visitSite } from '../support/browser';

const visit = visitSite();

describe('the definition of a word', () => {
  it('goes away with Escape while the focus shows it, though the pointer came and left', async () => {
    const page = await visit.open('/interop/explainer');
    const word = page.locator('article a[aria-describedby]').first();
    const tip = page.locator(`[id="${await word.getAttribute('aria-describedby')}"]`);
    await word.focus();
    await word.hover();
    await page.mouse.move(0, 0);
    await tip.waitFor();
    await page.keyboard.press('Escape');
    await tip.waitFor({ state: 'hidden' });
  });

  it('comes again when the reader comes again', async () => {
    const page = await visit.open('/interop/explainer');
    const word = page.locator('article a[aria-describedby]').first();
    const tip = page.locator(`[id="${await word.getAttribute('aria-describedby')}"]`);
    await word.focus();
    await tip.waitFor();
    await page.keyboard.press('Escape');
    await tip.waitFor({ state: 'hidden' });
    await word.blur();
    await word.focus();
    await tip.waitFor();
  });
});
