import { expect, test } from '../support/test';
import { agreeToDocuments, onPage } from '../flows/steps';

test('signing in and filling in a form work if the browser refuses storage @apart', async ({
  page,
  portal,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The storage is refused', 'SecurityError');
        },
      });
    }
  });
  await portal.open('/login?returnTo=%2Fapp');
  await page.getByRole('radio', { name: 'Email' }).check();
  await page.getByLabel('Email address').fill('nova.newcomer@example.com');
  await page.getByRole('button', { name: 'Send Code' }).click();
  await page.getByLabel('6-character code').fill('123456');
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await portal.expectScreen('personal-info');
  await agreeToDocuments(page);
  // Nothing is stored, but the form's pages still work.
  await page.getByLabel('First name').fill('Nova');
  await page.getByLabel('Last name').fill('Newcomer');
  await page.getByLabel('Mobile phone number').fill('(202) 555-0187');
  await expect(page.getByLabel('Email address')).toHaveValue('nova.newcomer@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  await onPage(page, 'Home address');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Nova');
});
