import { expect, test } from '../support/test';

test("an unsupported browser shows a message, a supported one doesn't @own-origin", async ({
  page,
  portal,
  port,
}) => {
  await portal.openSeed({ screen: 'login', signedOut: true });
  const words = page.getByText('This browser is too old for this application.');
  await expect(words).toBeHidden();
  await page.route('**/*.css', async (route) => {
    const { pathname } = new URL(route.request().url());
    const answer = await route.fetch({ url: `http://127.0.0.1:${port}${pathname}` });
    // An unknown selector is to this browser what a missing one is to an older browser.
    const body = (await answer.text()).replace('selector(:has(a))', 'selector(:had(a))');
    // A cached style sheet would leak into later tests of this page.
    const headers = { ...answer.headers(), 'cache-control': 'no-store' };
    await route.fulfill({ response: answer, headers, body });
  });
  await page.reload();
  await expect(words).toBeVisible();
});
