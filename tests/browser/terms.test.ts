import { visitSite } from '../support/browser';

const visit = visitSite();

describe("a term's definition", () => {
  it('closes by Escape while focused, even after the pointer has passed', async () => {
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

  it('opens again on the next visit', async () => {
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
