import { expect, test } from '../support/test';

/** Script that the sign-in screen may transfer before it can be used, bytes on the wire. */
const BUDGET = 95.5 * 1000;

test.use({ seed: { screen: 'login', signedOut: true } });

test('the sign-in screen transfers at most 95.5 kB of script before it can be used @own-origin @apart', async ({
  page,
  context,
  portal,
}) => {
  const scripts = new Map<string, string>();
  const sizes = new Map<string, number>();
  const session = await context.newCDPSession(page);
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') scripts.set(requestId, new URL(response.url).pathname);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.set(requestId, encodedDataLength);
  });
  await session.send('Network.enable');
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      // It can come painted: it is there once it answers.
      if (document.querySelector('#root:not([data-painted]) main[data-screen="login"]') === null) {
        return;
      }
      performance.mark('shown');
      seen.disconnect();
    });
    seen.observe(document, { attributes: true, childList: true, subtree: true });
  });
  await portal.open('/login');
  await portal.expectScreen('login');
  await expect(page.getByRole('button', { name: 'Send Code' })).toBeEnabled();
  // What is asked for once the screen is there, such as the cookie banner, keeps nobody from using it.
  const early = await page.evaluate(() => {
    const shown = performance.getEntriesByName('shown')[0]?.startTime ?? Infinity;
    return performance
      .getEntriesByType('resource')
      .flatMap(({ name, startTime }) => (startTime < shown ? [new URL(name).pathname] : []));
  });
  const loaded = [...scripts]
    .filter(([, path]) => early.includes(path))
    .map(([id, path]) => ({ path, bytes: sizes.get(id) ?? 0 }));
  expect(loaded.filter(({ path }) => path.includes('after-paint'))).toEqual([]);
  const total = loaded.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(loaded.length).toBeGreaterThan(0);
  expect(total, JSON.stringify(loaded, null, 2)).toBeLessThanOrEqual(BUDGET);
});
