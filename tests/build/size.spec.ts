import { expect, test } from '../support/test';

/** Script that the sign-in screen may transfer before it can be used, bytes on the wire: 95 kB, with 10% headroom. */
const BUDGETS = {
  /** It comes painted. */
  '/login': 104.5 * 1000,
  /** It comes empty: only the script knows what the address asks for. */
  '/login?returnTo=%2Fhome': 104.5 * 1000,
};

test.use({ seed: { screen: 'login', signedOut: true } });

test('the sign-in screen stays within its budget of script until it can be used @own-origin @apart', async ({
  page,
  context,
  portal,
}) => {
  const scripts = new Map<string, readonly string[]>();
  const sizes = new Map<string, number>();
  const session = await context.newCDPSession(page);
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const path = new URL(response.url).pathname;
    if (type === 'Script') scripts.set(path, [...(scripts.get(path) ?? []), requestId]);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.set(requestId, encodedDataLength);
  });
  await session.send('Network.enable');
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      // It can come painted: it is there once it answers.
      if (
        document.querySelector('#root:not([data-prerendered]) main[data-screen="login"]') === null
      ) {
        return;
      }
      performance.mark('shown');
      seen.disconnect();
    });
    seen.observe(document, { attributes: true, childList: true, subtree: true });
  });
  for (const [address, budget] of Object.entries(BUDGETS)) {
    await portal.open(address);
    await portal.expectScreen('login');
    await expect(page.getByRole('button', { name: 'Send Code' })).toBeEnabled();
    // What is asked for once the screen is there, such as the cookie banner, keeps nobody from using it.
    const early = await page.evaluate(() => {
      const shown = performance.getEntriesByName('shown')[0]?.startTime ?? Infinity;
      return performance
        .getEntriesByType('resource')
        .flatMap(({ name, startTime }) => (startTime < shown ? [new URL(name).pathname] : []));
    });
    // The second page takes from the cache what the first one fetched.
    const loaded = [...scripts].flatMap(([path, ids]) =>
      early.includes(path)
        ? [{ path, bytes: Math.max(...ids.map((id) => sizes.get(id) ?? 0)) }]
        : [],
    );
    expect(loaded.filter(({ path }) => path.includes('second-load'))).toEqual([]);
    const total = loaded.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(loaded.length).toBeGreaterThan(0);
    expect(total, JSON.stringify({ address, loaded }, null, 2)).toBeLessThanOrEqual(budget);
  }
  // What is painted below the form answers too, and nothing waits for it in vain.
  await page.getByRole('button', { name: 'Need Help?' }).click();
  await expect(page.getByRole('dialog', { name: 'Help Center' })).toBeVisible();
});

test('what leads a visitor from another path to the sign-in comes beside the first load @own-origin @apart', async ({
  page,
  portal,
}) => {
  await portal.open('/app/settings');
  await portal.expectScreen('login');
  // By the entry, which the first load comes after.
  const named = page.locator('link[data-visitors-but="/login"]');
  await expect(named).toHaveAttribute('rel', 'modulepreload');
  await expect(named).toHaveAttribute('href', /second-load/);
});
