import { expect, test } from '../support/test';

/** Script that the sign-in screen may transfer before it can be used, bytes on the wire. */
const BUDGET = 100 * 1000;

test.use({ seed: { screen: 'login', signedOut: true } });

test('the sign-in screen transfers at most 100 kB of script before it can be used', async ({
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
  await portal.open('/login');
  await portal.expectScreen('login');
  await expect(page.getByRole('button', { name: 'Send Code' })).toBeEnabled();
  const loaded = [...scripts].map(([id, path]) => ({ path, bytes: sizes.get(id) ?? 0 }));
  const total = loaded.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(loaded.length).toBeGreaterThan(0);
  expect(total, JSON.stringify(loaded, null, 2)).toBeLessThanOrEqual(BUDGET);
});
