import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test';

/** The button may move when it is pressed. */
async function pressWhereItIs(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error('The button is not visible.');
  const { mouse } = button.page();
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await mouse.down();
  await mouse.up();
}

test('a press of Continue counts right after a ZIP+4 was typed', async ({ page, portal }) => {
  await portal.openSeed({
    program: 'pesto_item',
    status: 'PREQUAL_ITEM_VALUED',
    screen: 'address-and-income',
  });
  await page.getByLabel('City', { exact: true }).fill('');
  const zip = page.getByLabel('ZIP code');
  await zip.fill('');
  await zip.pressSequentially('97205-1234');
  await expect(zip).toHaveValue('97205');
  await expect(page.getByText('We kept the first 5 digits: 97205')).toBeVisible();
  await pressWhereItIs(page.getByRole('button', { name: 'Continue' }));
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
});

test('a press of Continue counts right after a mistyped email address', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ status: 'CREATED' });
  await portal.open('/app/homelight/personal-info?page=contact');
  await page.getByLabel('Mobile phone number').fill('2025550103');
  const email = page.getByLabel('Email address');
  await email.fill('');
  await email.pressSequentially('homer@gmial.com');
  const heading = page.getByRole('heading', { level: 1 });
  await pressWhereItIs(page.getByRole('button', { name: 'Continue' }));
  await expect(heading).not.toHaveText('Name and contact');
});

test('a press of Continue counts right after a brand that is not in the list', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ program: 'pesto_item', screen: 'quick-appraisal-watch' });
  await page.getByRole('combobox', { name: 'Brand' }).pressSequentially('Nobody & Sons');
  await page.keyboard.press('Escape');
  await expect(page.getByText('“Nobody & Sons” isn’t in the list')).toBeVisible();
  await pressWhereItIs(page.getByRole('button', { name: 'Continue' }));
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
});

test('the first press of Send Code shows a typo in the email address, the second sends', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ signedOut: true, screen: 'login' });
  await page.getByRole('radio', { name: 'Email' }).check();
  await page.getByLabel('Email address').pressSequentially('homer@gmial.com');
  const send = page.getByRole('button', { name: 'Send Code' });
  await pressWhereItIs(send);
  await expect(
    page.getByText(/^Did you mean homer@gmail.com\? If your address is right/),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Enter your code');
  await pressWhereItIs(send);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your code');
});
