import { visitSite } from '../support/browser';

const visit = visitSite();

describe('an address without a page', () => {
  it('reports it, suggests the nearest pages, and prefills an issue with the address', async () => {
    const page = await visit.open('/interop/explaner');
    await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Superchain interoperability explainer' })
      .waitFor();
    const href = (await page.getByRole('link', { name: 'Submit an issue' }).getAttribute('href')) ?? '';
    expect(new URL(href).searchParams.get('page')).toBe('/interop/explaner');
  });

  it('is useful without JavaScript', async () => {
    const page = await visit.open('/interop/explaner', { javaScriptEnabled: false });
    await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
    expect(await page.getByRole('main').getByRole('link', { name: 'home page' }).count()).toBe(1);
    expect(await page.getByRole('link', { name: 'Submit an issue' }).count()).toBe(1);
  });

  it.each([
    ['/404', 'Page Not Found'],
    ['/500', 'Internal Server Error'],
  ])('%s shows "%s"', async (route, title) => {
    const page = await visit.open(route);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('link', { name: 'Submit an issue' }).waitFor();
  });
});

describe('a component that throws', () => {
  it('while the page opens also preserves the layout, but no text', async () => {
    const page = await visit.openBlank();
    await page.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(
        'children:"Next steps"',
        'children:(()=>{throw new Error("faulty")})()',
      );
      await route.fulfill({ response, body });
    });
    await page.goto('/interop/message-expiration');
    await page.getByRole('heading', { level: 1, name: 'Internal Server Error' }).waitFor();
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.locator('nav.navbar').count()).toBe(1);
    expect(await page.locator('footer').count()).toBe(1);
    expect(await page.getByRole('heading', { name: 'Next steps' }).count()).toBe(0);
  });

  it('preserves the layout and shows the error, a way to report it and a way back', async () => {
    const page = await visit.open('/interop');
    // An expression that throws during rendering, as in a faulty component.
    await page.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({
        response,
        body: body.replaceAll('children:"Next steps"', 'children:(()=>{throw new Error("faulty")})()'),
      });
    });
    await page.getByRole('link', { name: 'Message expiration' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Internal Server Error' }).waitFor();
    expect(await page.locator('nav.navbar').count()).toBe(1);
    const href = (await page.getByRole('link', { name: 'Submit an issue' }).getAttribute('href')) ?? '';
    expect(new URL(href).searchParams.get('page')).toBe('/interop/message-expiration');
    expect(new URL(href).searchParams.get('error')).toBe('faulty');
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await page.getByRole('heading', { level: 1, name: 'Build on, run and audit the OP Stack' }).waitFor();
  });
});
