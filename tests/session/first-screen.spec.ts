import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '../../src/catalogue/storage-keys';
import { expect, test } from '../support/test';

/** Delays responses until the returned function is called. */
async function hold(page: Page, ...addresses: readonly string[]): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  for (const address of addresses) {
    await page.route(address, async (route) => {
      await released;
      await route.fallback();
    });
  }
  return release;
}

test("an empty page has the last brand's background and a loading message @own-origin @apart", async ({
  page,
  portal,
}) => {
  await portal.openSeed({ screen: 'settings', program: 'honor' });
  await portal.expectScreen('settings');
  const release = await hold(page, '**/assets/sign-in-*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect
    .poll(() =>
      page.evaluate(() => {
        const root = document.querySelector('#root');
        const style = root && getComputedStyle(root, '::after');
        return {
          program: document.documentElement.dataset['program'],
          says: style?.content,
          isSeen: style?.visibility === 'visible' && style.position === 'fixed',
        };
      }),
    )
    .toEqual({ program: 'honor', says: '"Loading…"', isSeen: true });
  release();
  await portal.expectScreen('settings');
  const after = await page.evaluate(
    () => getComputedStyle(document.querySelector('#root') ?? document.body, '::after').content,
  );
  expect(after).toBe('none');
});

test('a page starts whatever program the browser has stored @own-origin @apart', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ screen: 'settings' });
  await portal.expectScreen('settings');
  await page.evaluate((key) => localStorage.setItem(key, '"] \\'), STORAGE_KEYS.program);
  await page.reload();
  await portal.expectScreen('settings');
});

test('a deep link requests the data of its screen while its code loads @own-origin @apart', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ program: 'trovy', screen: 'congratulations' });
  await portal.expectScreen('congratulations');
  const release = await hold(page, '**/assets/congratulations-screen-*.js');
  const sent = page.waitForRequest(
    (request) =>
      request.url().endsWith('/graphql') &&
      (request.postDataJSON() as { operationName: string }).operationName === 'documentsToSign',
  );
  await page.reload({ waitUntil: 'commit' });
  await sent;
  release();
  await portal.expectScreen('congratulations');
});

test('requests the code behind the sign-in while the configuration loads @own-origin @apart', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ screen: 'offer' });
  await portal.expectScreen('offer');
  const release = await hold(page, '**/config.json');
  const requests = Promise.all(
    ['visitor', 'apollo', 'signed-in-portal'].map(async (name) =>
      page.waitForRequest(`**/assets/${name}-*.js`),
    ),
  );
  await page.reload({ waitUntil: 'commit' });
  expect(await requests).toHaveLength(3);
  release();
  await portal.expectScreen('offer');
});
