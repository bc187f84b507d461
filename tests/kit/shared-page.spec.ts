import { openWindow, SharedPage } from '../support/shared-page';
import { expect, test } from '../support/test';

test("a script and a function added to the shared page don't reach the next test", async ({
  browser,
  port,
  mockPort,
}) => {
  const name = 'shared-page.localhost';
  const shared = new SharedPage(() => openWindow(browser, name, { port, mockPort }));
  const { page, origin } = await shared.next();
  const isLeft = () => page.evaluate(() => 'left' in globalThis || 'exposed' in globalThis);
  await page.addInitScript(() => Object.assign(globalThis, { left: true }));
  await page.exposeFunction('exposed', () => 1);
  await page.goto(`${origin}/config.json`);
  expect(await isLeft()).toBe(true);
  await shared.tidy();
  expect((await shared.next()).page).toBe(page);
  await page.goto(`${origin}/config.json`);
  expect(await isLeft()).toBe(false);
  await page.exposeFunction('exposed', () => 2);
  await shared.close();
});
