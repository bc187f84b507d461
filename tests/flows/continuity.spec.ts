import { expect, test } from '../support/test';
import { agreeToDocuments, requestCode, CODE, enterCode, fillPages, goOn, onPage } from './steps';
import { acceptOffer, NEWCOMER, personalPages, signAgreements } from './steps';

const TAX_ID = 'Social Security number or ITIN';

const NUMBER = 2;

/** They survive a reload; keyed by page. */
const KEPT: Readonly<Record<string, readonly (readonly [label: string, text: string | RegExp])[]>> =
  {
    'Tell us about you': [
      ['First name', NEWCOMER.firstName],
      ['Middle name (optional)', NEWCOMER.middleName],
      ['Last name', NEWCOMER.lastName],
      ['Mobile phone number', NEWCOMER.phone],
      ['Email address', NEWCOMER.email],
    ],
    'Home address': [
      ['Home address', NEWCOMER.addressFirstLine],
      ['Apartment, suite or unit (optional)', NEWCOMER.addressSecondLine],
      ['City', NEWCOMER.city],
      ['State or territory', 'OR'],
      ['ZIP code', NEWCOMER.zip],
    ],
    'Date of birth and tax ID': [
      ['Month', '2'],
      ['Day', NEWCOMER.day],
      ['Year', NEWCOMER.year],
    ],
    Income: [['Annual income before taxes', /^84,?000$/]],
  };

test('a reload at every step loses only tax ID and code', async ({ page, portal }) => {
  const heading = page.getByRole('heading', { level: 1 });
  const value = (label: string) => expect(page.getByLabel(label, { exact: true }));
  await portal.openSeed({ signedOut: true });

  await test.step('reload on the code step', async () => {
    await requestCode(page, { phone: NEWCOMER.phone });
    await page.getByLabel('6-character code').fill('123');
    await page.reload();
    await expect(heading).toHaveText('Enter your code');
    await value('6-character code').toHaveValue('');
    await enterCode(page, CODE);
  });

  await test.step('reload on personal information', async () => {
    await portal.expectScreen('personal-info');
    await agreeToDocuments(page);
    const pages = personalPages();
    await fillPages(page, pages, 'Income');
    await page.reload();
    await portal.expectScreen('personal-info');
    // The number was lost with the page, and is requested again before continuing.
    await onPage(page, 'Date of birth and tax ID');
    await value(TAX_ID).toHaveValue('');
    await pages[NUMBER]?.[1](page);
    await goOn(page, 'Income');
    for (const [title] of pages.toReversed()) {
      await onPage(page, title);
      for (const [label, text] of KEPT[title] ?? []) await value(label).toHaveValue(text);
      if (title !== pages[0]?.[0])
        await page.getByRole('button', { name: 'Back', exact: true }).click();
    }
    for (const [title] of pages.slice(1)) await goOn(page, title);
    await goOn(page);
    await page.getByRole('button', { name: 'Check My Offer' }).click();
    await expect(page.getByText('Your information', { exact: true }).first()).toBeVisible();
    await page.reload();
    await page.getByRole('link', { name: 'Review My Offer' }).click();
  });

  await test.step('reload on the offer', async () => {
    await portal.expectScreen('offer');
    await page.reload();
    await portal.expectScreen('offer');
    await page.getByRole('button', { name: 'Accept Offer' }).click();
  });

  await test.step('reload on verify-info', async () => {
    await page.getByRole('button', { name: 'Review My Information' }).click();
    await portal.expectScreen('verify-info');
    await page.getByRole('button', { name: 'Edit your information' }).click();
    await page.getByLabel('City', { exact: true }).fill('Astoria');
    await page.reload();
    await value('City').toHaveValue('Astoria');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Astoria')).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
  });

  await test.step('reload on verify-income', async () => {
    await portal.expectScreen('verify-income');
    await page.getByLabel('Annual income before taxes').fill('91000');
    await page.reload();
    await value('Annual income before taxes').toHaveValue(/^91,?000$/);
    await page.getByRole('button', { name: 'Continue' }).click();
  });

  await test.step('reload on the agreements', async () => {
    await portal.expectScreen('agreements');
    await page.getByRole('checkbox').first().check();
    await page.getByLabel('Type your full name to sign').fill('Nova Q.');
    await page.reload();
    await expect(page.getByRole('checkbox').first()).toBeChecked();
    await expect(page.getByRole('checkbox').last()).not.toBeChecked();
    await value('Type your full name to sign').toHaveValue('Nova Q.');
    await signAgreements(page, 'Nova Q. Newcomer-Ünal');
    await portal.expectScreen('congratulations');
    await page.reload();
    await portal.expectScreen('congratulations');
  });
});

test('Back and Forward keep the input and skip completed steps', async ({ page, portal }) => {
  await portal.openSeed({ status: 'OFFER_DECISION_NEEDED', screen: 'offer' });
  await page.getByRole('button', { name: 'Accept Offer' }).click();
  await portal.expectScreen('verify-income');
  await page.getByLabel('Annual income before taxes').fill('91000');
  await page.goBack();
  await portal.expectScreen('offer');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goForward();
  await portal.expectScreen('verify-income');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByLabel('Annual income before taxes')).toHaveValue(/^91,?000$/);
  await page.getByRole('button', { name: 'Continue' }).click();
  await portal.expectScreen('agreements');
  await page.goBack();
  await portal.expectScreen('agreements');
});

test('answers are restored in a new tab', async ({ page, portal, context }) => {
  await portal.openSeed({ signedOut: true });
  await requestCode(page, { email: 'returning@example.com' });
  expect((await portal.inbox()).at(-1)).toMatchObject({
    channel: 'email',
    to: 'returning@example.com',
    code: CODE,
  });
  await enterCode(page);
  await agreeToDocuments(page);
  const answers = { ...NEWCOMER, email: 'returning@example.com', lastName: 'Returner-Ünal' };
  await fillPages(page, personalPages(answers), 'Date of birth and tax ID');
  await page.getByRole('link', { name: 'HomeLight', exact: true }).click();
  await portal.expectScreen('home');
  await expect
    .poll(async () => (await portal.state()).users.map(({ drafts }) => Object.keys(drafts)))
    .toContainEqual(['personal-info']);
  expect(JSON.stringify(await portal.state())).not.toMatch(/666-?45-?7788/);
  await page.close();

  const tab = await context.newPage();
  await tab.goto(`${portal.origin}/app`);
  await expect(tab.getByLabel('Last name')).toHaveValue('Returner-Ünal');
  await tab.goto(`${portal.origin}/app/homelight/personal-info?page=check`);
  await onPage(tab, 'Date of birth and tax ID');
  await expect(tab.getByLabel(TAX_ID, { exact: true })).toHaveValue('');
});

test("a step finished in one of two tabs can't be repeated in the other", async ({
  page,
  portal,
  context,
}) => {
  await portal.openSeed({ status: 'OFFER_DECISION_NEEDED', screen: 'offer' });
  const older = await context.newPage();
  await older.goto(`${portal.origin}/app/homelight/verify-income`);
  await expect(older.getByRole('button', { name: 'Continue' })).toBeVisible();

  await acceptOffer(page, portal);
  await portal.expectScreen('agreements');
  const unsigned = await context.newPage();
  await unsigned.goto(`${portal.origin}/app/homelight/agreements`);
  await expect(unsigned.getByRole('button', { name: 'Agree and Continue' })).toBeVisible();
  await signAgreements(page, 'Homer Equityson');
  await portal.expectScreen('congratulations');
  const { applications } = await portal.state();

  portal.allowConsole(/\[portal\] Data error/);
  await older.bringToFront();
  await older.getByRole('button', { name: 'Continue' }).click();
  await expect(older.locator('main[data-screen="agreements"] h1')).toHaveText(
    'Your agreements are signed',
  );

  await unsigned.bringToFront();
  await signAgreements(unsigned, 'Homer Equityson');
  await expect(unsigned.getByRole('heading', { level: 1 })).toHaveText(
    'Your agreements are signed',
  );
  expect((await portal.state()).applications).toEqual(applications);
});
