import { expect, test } from '../support/test';

test('what a signed-in screen stands on is asked for at once, not one after the other @own-origin @apart', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ screen: 'offer' });
  await portal.expectScreen('offer');
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Neither the configuration nor what stands around every screen has come.
  for (const held of ['**/config.json', '**/assets/{data,signed-in}-*.js']) {
    await page.route(held, async (route) => {
      await released;
      await route.fallback();
    });
  }
  const asked = Promise.all(
    ['brand', 'data', 'signed-in', 'screens', 'offer-screen'].map(async (name) =>
      page.waitForRequest(`**/assets/${name}-*.js`),
    ),
  );
  await page.reload({ waitUntil: 'commit' });
  expect(await asked).toHaveLength(5);
  release();
  await portal.expectScreen('offer');
});
