import { EARLY_SUBMIT } from '../../src/catalogue/early-submit';
import { expect, test } from '../support/test';

test('what is typed and sent before any script has come counts: the code comes @own-origin', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ screen: 'login', signedOut: true });
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.fallback();
  });
  await page.reload({ waitUntil: 'commit' });
  const phone = page.getByLabel('Mobile phone number');
  await phone.fill('2125550100');
  await phone.press('Enter');
  expect(new URL(page.url()).search).toBe('');
  await expect(page.locator(`#${EARLY_SUBMIT.mark}`)).toBeAttached();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your code');
  expect((await portal.inbox()).at(-1)).toMatchObject({ channel: 'sms', to: '+12125550100' });
});
