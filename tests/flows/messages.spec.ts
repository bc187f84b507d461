import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import type { Portal } from '../support/portal';
import { agreeToDocuments, chooseState, goOn, NEWCOMER, onPage } from './steps';
import { fillPages, personalPages, signIn, taxIdEnding } from './steps';

interface FieldCase {
  readonly on: string;
  readonly label: string;
  readonly messages: readonly (readonly [typed: string, message: string])[];
}

const NAME_LETTERS = 'must only include letters, spaces, hyphens, apostrophes and periods';

const FIRST = 'Tell us about you';

const TEXT_FIELDS: readonly FieldCase[] = [
  {
    on: FIRST,
    label: 'First name',
    messages: [
      ['', 'Enter your first name'],
      ['Zoë 😀', `First name ${NAME_LETTERS}`],
      ['x'.repeat(51), 'First name must be 50 characters or fewer'],
    ],
  },
  {
    on: FIRST,
    label: 'Middle name (optional)',
    messages: [
      ['Ann_Marie', `Middle name ${NAME_LETTERS}`],
      ['x'.repeat(51), 'Middle name must be 50 characters or fewer'],
    ],
  },
  {
    on: FIRST,
    label: 'Last name',
    messages: [
      ['', 'Enter your last name'],
      ['O’Neil 3rd', `Last name ${NAME_LETTERS}`],
      ['x'.repeat(51), 'Last name must be 50 characters or fewer'],
    ],
  },
  {
    on: FIRST,
    label: 'Mobile phone number',
    messages: [
      ['', 'Enter your mobile phone number'],
      ['123-456-7890', 'Enter a 10-digit US phone number, including the area code'],
      ['1 (888) 555-0199', 'Enter a mobile number. We can’t text toll-free numbers'],
    ],
  },
  {
    on: FIRST,
    label: 'Email address',
    messages: [
      ['', 'Enter your email address'],
      ['nobody@example', 'Enter an email address in the correct format, like name@example.com'],
      [`${'a'.repeat(250)}@example.com`, 'Email address must be 255 characters or fewer'],
    ],
  },
  {
    on: 'Home address',
    label: 'Home address',
    messages: [
      ['', 'Enter your home address'],
      ['P.O. Box 12', 'Enter a street address. We can’t accept a P.O. box as your home address'],
      [
        '1 Long Road '.padEnd(36, 'x'),
        'Home address must be 35 characters or fewer. Use the next line for an apartment or unit',
      ],
    ],
  },
  {
    on: 'Home address',
    label: 'Apartment, suite or unit (optional)',
    messages: [['x'.repeat(36), 'Apartment, suite or unit must be 35 characters or fewer']],
  },
  {
    on: 'Home address',
    label: 'City',
    messages: [
      ['', 'Enter your city'],
      ['12345', 'City must include at least one letter'],
      ['東'.repeat(101), 'City must be 100 characters or fewer'],
    ],
  },
  {
    on: 'Home address',
    label: 'ZIP code',
    messages: [
      ['', 'Enter your ZIP code'],
      ['9720', 'ZIP code must be 5 digits'],
    ],
  },
  {
    on: 'Date of birth and tax ID',
    label: 'Social Security number or ITIN',
    messages: [
      ['', 'Enter your Social Security number or ITIN'],
      ['123-45-678', 'Social Security number or ITIN must be 9 digits'],
      ['000-12-3456', 'Check the number. It isn’t a Social Security number or ITIN we can verify'],
    ],
  },
  {
    on: 'Income',
    label: 'Annual income before taxes',
    messages: [
      ['', 'Enter your annual income. If you have no income, enter 0'],
      ['lots', 'Annual income must be a number, like 42000'],
      ['42.000,50', 'Check the comma. Annual income must be written like 42000'],
      ['42000,5', 'Annual income must have two digits after the comma, like 42000,00'],
      ['10000000', 'Annual income must be $9,999,999 or less'],
    ],
  },
];

const BIRTH_DATES: readonly (readonly [
  month: string,
  day: string,
  year: string,
  message: string,
])[] = [
  ['', '', '', 'Enter your date of birth'],
  ['', '28', '1986', 'Date of birth must include a month'],
  ['April', '', '1986', 'Date of birth must include a day'],
  ['April', '28', '', 'Date of birth must include a year'],
  ['February', '30', '1986', 'Date of birth must be a real date'],
  ['April', '28', '86', 'Year must include 4 numbers'],
  ['April', '28', '2030', 'Date of birth must be in the past'],
  ['June', '16', '2008', 'You must be 18 or older to apply'],
];

const summary = (page: Page) => page.getByRole('alert');

/** At the field, in its description, and once in the summary. */
async function expectMessage(page: Page, label: string, message: string): Promise<void> {
  await expect(summary(page).getByRole('link', { name: message, exact: true })).toHaveCount(1);
  const field = page.getByLabel(label, { exact: true });
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(
    new RegExp(`Error: ${message.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`),
  );
}

const TAX_ID = 'Social Security number or ITIN';

async function expectMessages(page: Page, heading: string): Promise<void> {
  const fields = TEXT_FIELDS.filter(({ on }) => on === heading);
  const rounds = Math.max(0, ...fields.map(({ messages }) => messages.length));
  for (let round = 0; round < rounds; round += 1) {
    const cases = fields.flatMap(({ label, messages }) => {
      const found = messages[round];
      return found === undefined ? [] : [{ label, typed: found[0], message: found[1] }];
    });
    for (const { label, typed } of cases) {
      const field = page.getByLabel(label, { exact: true });
      // A tax ID is readable, and so replaceable, while its field has the focus.
      await field.focus();
      await field.fill(typed);
    }
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(summary(page)).toBeFocused();
    for (const { label, typed, message } of cases) {
      await expectMessage(page, label, message);
      const value = await page.getByLabel(label, { exact: true }).inputValue();
      if (label === TAX_ID) expect(value).toBe(typed.replaceAll(/\d/g, '•'));
      else expect(value.replaceAll(',', ''), label).toBe(typed.replaceAll(',', ''));
    }
    if (round > 0) continue;
    const choices = summary(page).getByRole('link');
    if (heading === 'Home address') {
      await choices.filter({ hasText: 'Select your state or territory' }).click();
      await expect(page.getByRole('combobox', { name: 'State or territory' })).toBeFocused();
      // Whether a P.O. box is valid depends on the state.
      await chooseState(page, NEWCOMER.state);
    }
    if (heading === 'Income') {
      await choices.filter({ hasText: 'Select at least one source of income' }).click();
      await expect(page.getByRole('checkbox').first()).toBeFocused();
    }
  }
}

/** The user's name isn't on file. */
async function openAsNewcomer(page: Page, portal: Portal): Promise<void> {
  await portal.openSeed({ signedOut: true });
  await signIn(page, { phone: NEWCOMER.phone });
  await agreeToDocuments(page);
}

test('every field shows its messages in place and in the summary and keeps the input', async ({
  page,
  portal,
}) => {
  await openAsNewcomer(page, portal);
  const pages = personalPages();
  for (const [index, [heading, fill]] of pages.entries()) {
    await onPage(page, heading);
    await expectMessages(page, heading);
    await fill(page);
    await goOn(page, pages[index + 1]?.[0]);
  }
  const lastNames = (await portal.state()).users.map(({ lastName }) => lastName);
  expect(lastNames).not.toContain(NEWCOMER.lastName);
});

const addressOf = (id: string): string => `/app/homelight/personal-info?page=${id}`;

test('the date of birth shows all its messages', async ({ page, portal }) => {
  await portal.openSeed({ status: 'CREATED' });
  await fillPages(page, personalPages(NEWCOMER, { known: true }), 'Date of birth and tax ID');
  const group = page.getByRole('group', { name: 'Date of birth' });
  for (const [month, day, year, message] of BIRTH_DATES) {
    await group.getByLabel('Month').selectOption(month === '' ? { value: '' } : month);
    await group.getByLabel('Day').fill(day);
    await group.getByLabel('Year').fill(year);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(summary(page).getByRole('link', { name: message, exact: true })).toHaveCount(1);
    await expect(group).toHaveAccessibleDescription(new RegExp(`Error: ${message}$`));
    await expect(group.getByLabel('Day')).toHaveValue(day);
  }
  await expect(page).toHaveTitle(/^Error: Date of birth and tax ID \|/);
  await expect(
    page.getByText('You can apply on or after June 16, 2026. We haven’t checked your credit.'),
  ).toBeVisible();
  await group.getByLabel('Day').fill('15');
  await expect(page.getByText(/^You can apply on or after/)).toHaveCount(0);
});

test('pasted values are accepted in common notations', async ({ page, portal }) => {
  await openAsNewcomer(page, portal);
  const paste = async (...entries: readonly (readonly [label: string, pasted: string])[]) => {
    for (const [label, pasted] of entries) {
      await page.getByLabel(label, { exact: true }).selectText();
      await page.keyboard.insertText(pasted);
    }
  };
  const pasted: Readonly<Record<string, () => Promise<void>>> = {
    [FIRST]: () =>
      paste(
        ['First name', '  Zoë   Анна '],
        ['Last name', "D'Angelo-Núñez Jr."],
        ['Mobile phone number', '+1 (202) 555.0103'],
        ['Email address', ' homer.equityson@example.com '],
      ),
    'Home address': async () => {
      await paste(['ZIP code', '97205-1234']);
      await page.getByLabel('City').focus();
      await expect(page.getByLabel('ZIP code')).toHaveValue('97205');
    },
    'Date of birth and tax ID': () => paste([TAX_ID, ` ${taxIdEnding('7788')} `]),
    Income: () => paste(['Annual income before taxes', '$84,000.00']),
  };
  const pages = personalPages();
  for (const [index, [heading, fill]] of pages.entries()) {
    await onPage(page, heading);
    await fill(page);
    await pasted[heading]?.();
    await goOn(page, pages[index + 1]?.[0]);
  }
  const answers = page.getByRole('definition');
  for (const taken of [
    "Zoë Анна Q. D'Angelo-Núñez Jr.",
    '(202) 555-0103',
    'homer.equityson@example.com',
    '12 Placeholder Court, Unit 4, Portland, OR 97205',
    '$84,000 per year',
  ]) {
    await expect(answers.filter({ hasText: taken })).toHaveCount(1);
  }
  await page.getByRole('button', { name: 'Change Name' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('  Zoë   Анна ');
});

test("an income of 0 is confirmed once and isn't an error", async ({ page, portal }) => {
  await portal.openSeed({ screen: 'verify-income' });
  await page.getByLabel('Annual income before taxes').fill('0');
  await page.getByRole('button', { name: 'Accept and Continue' }).click();
  await expect(
    page.getByText('You entered $0. If that’s right, select Accept and Continue again.'),
  ).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Accept and Continue' }).click();
  await portal.expectScreen('agreements');
});

test('a typo in an email address is suggested without blocking', async ({ page, portal }) => {
  await portal.openSeed({ status: 'CREATED' });
  await portal.open(addressOf('contact'));
  await page.getByLabel('Email address').fill('homer@gmial.com');
  await page.getByLabel('Mobile phone number').focus();
  await expect(page.getByText('Did you mean homer@gmail.com?')).toBeVisible();
  await page.getByRole('button', { name: 'Use This Address' }).click();
  await expect(page.getByLabel('Email address')).toHaveValue('homer@gmail.com');
  await expect(page.getByLabel('Email address')).toBeFocused();
});
