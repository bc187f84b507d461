import { expect, test } from '../support/test';

test('a browser that lacks what the oldest ones have is told so, others are not @own-origin', async ({
  page,
  portal,
  port,
}) => {
  await portal.openSeed({ screen: 'login', signedOut: true });
  const words = page.getByText('This browser is too old for this application.');
  await expect(words).toBeHidden();
  await page.route('**/*.css', async (route) => {
    const { pathname } = new URL(route.request().url());
    // Node looks no host name below localhost up.
    const answer = await route.fetch({ url: `http://127.0.0.1:${port}${pathname}` });
    // What this browser does not know is to it as what an older one lacks.
    const body = (await answer.text()).replace('selector(:has(a))', 'selector(:had(a))');
    // Kept, it would be the style sheet of every case that has this page after this one.
    const headers = { ...answer.headers(), 'cache-control': 'no-store' };
    await route.fulfill({ response: answer, headers, body });
  });
  await page.reload();
  await expect(words).toBeVisible();
});
