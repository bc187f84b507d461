import type { StepPage, StepPortal, Wording } from '../support/step-page';

export const CODE = '123456';

/** Unknown to the mock. */
export const NEWCOMER = {
  firstName: 'Nova',
  middleName: 'Q.',
  lastName: 'Newcomer-Ünal',
  phone: '(202) 555-0187',
  email: 'nova.newcomer@example.com',
  month: 'February',
  day: '29',
  year: '1988',
  addressFirstLine: '12 Placeholder Court',
  addressSecondLine: 'Unit 4',
  city: 'Portland',
  state: 'OR - Oregon',
  zip: '97205',
  taxId: '666-45-7788',
  income: '84000',
} as const;

export type Answers = { readonly [Field in keyof typeof NEWCOMER]: string };

export const taxIdEnding = (suffix: string): string => `666-45-${suffix}`;

export async function requestCode(page: StepPage, to: { phone: string } | { email: string }) {
  if ('phone' in to) {
    await page.getByRole('radio', { name: 'Text message' }).check();
    await page.getByLabel('Mobile phone number').fill(to.phone);
  } else {
    await page.getByRole('radio', { name: 'Email' }).check();
    await page.getByLabel('Email address').fill(to.email);
  }
  await page.getByRole('button', { name: 'Send Code' }).click();
  await page.getByRole('heading', { level: 1, name: 'Enter your code', exact: true }).waitFor();
}

export async function enterCode(page: StepPage, code: string = CODE): Promise<void> {
  await page.getByLabel('6-character code').fill(code);
  await page.getByRole('button', { name: 'Verify Code' }).click();
}

export async function signIn(
  page: StepPage,
  to: { phone: string } | { email: string },
  code: string = CODE,
): Promise<void> {
  await requestCode(page, to);
  await enterCode(page, code);
}

/** Users who never signed up are asked first. */
export async function agreeToDocuments(page: StepPage): Promise<void> {
  await page.getByLabel(/^I agree to receive documents electronically/).check();
  await page.getByLabel('I agree to the Terms of Service').check();
  await page.getByRole('button', { name: 'Agree and Continue' }).click();
}

export async function chooseState(page: StepPage, label: string): Promise<void> {
  await page.getByLabel('State or territory').selectOption(label);
}

export async function onPage(page: StepPage, heading: Wording): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
}

export async function goOn(page: StepPage, heading: Wording = 'Check your answers'): Promise<void> {
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await onPage(page, heading);
}

type Typed = readonly (readonly [heading: string, fill: (page: StepPage) => Promise<void>])[];

const typed =
  (...entries: readonly (readonly [label: string, text: string])[]) =>
  async (page: StepPage): Promise<void> => {
    for (const [label, text] of entries) await page.getByLabel(label, { exact: true }).fill(text);
  };

/** In order. With `known` without name and contact, which are on file for seeded applicants. */
export function personalPages(
  answers: Answers = NEWCOMER,
  { known = false }: { readonly known?: boolean } = {},
): Typed {
  return allPages(answers)
    .slice(known ? 1 : 0)
    .map(([heading, fill], index) => [index === 0 ? 'Tell us about you' : heading, fill]);
}

function allPages(answers: Answers): Typed {
  return [
    [
      'Name and contact',
      typed(
        ['First name', answers.firstName],
        ['Middle name (optional)', answers.middleName],
        ['Last name', answers.lastName],
        ['Mobile phone number', answers.phone],
        ['Email address', answers.email],
      ),
    ],
    [
      'Home address',
      async (page) => {
        await typed(
          ['Home address', answers.addressFirstLine],
          ['Apartment, suite or unit (optional)', answers.addressSecondLine],
          ['City', answers.city],
          ['ZIP code', answers.zip],
        )(page);
        await chooseState(page, answers.state);
      },
    ],
    [
      'Date of birth and tax ID',
      async (page) => {
        await page.getByLabel('Month', { exact: true }).selectOption(answers.month);
        await typed(['Day', answers.day], ['Year', answers.year])(page);
        const field = page.getByLabel('Social Security number or ITIN', { exact: true });
        // A masked field is readable, and so replaceable, while it has the focus.
        await field.click();
        await field.fill(answers.taxId);
      },
    ],
    [
      'Income',
      async (page) => {
        await typed(['Annual income before taxes', answers.income])(page);
        await page.getByRole('checkbox', { name: /^Job/ }).check();
      },
    ],
  ];
}

/** Up to the review; `until` names the page to stop on, filled in. */
export async function fillPages(page: StepPage, pages: Typed, until?: string): Promise<void> {
  for (const [index, [heading, fill]] of pages.entries()) {
    await onPage(page, heading);
    await fill(page);
    if (heading === until) return;
    await goOn(page, pages[index + 1]?.[0]);
  }
}

/** Up to the review. Empty `answers` stay empty. */
export async function fillPersonalInfo(page: StepPage, answers: Answers = NEWCOMER): Promise<void> {
  await page.getByRole('button', { name: 'Continue', exact: true }).waitFor();
  const nameFields = await page.getByLabel('First name', { exact: true }).all();
  await fillPages(page, personalPages(answers, { known: nameFields.length === 0 }));
}

export async function waitForOffer(page: StepPage): Promise<void> {
  await page.getByRole('button', { name: 'Check My Offer' }).click();
  await page.getByRole('link', { name: 'Review My Offer' }).click();
}

export async function signAgreements(page: StepPage, name: string): Promise<void> {
  // The documents load after the rest.
  const signature = page.getByLabel('Type your full name to sign');
  await signature.waitFor();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await signature.fill(name);
  await page.getByRole('button', { name: 'Agree and Continue' }).click();
}

/** Up to the agreements, confirming everything on file. */
export async function acceptOffer(page: StepPage, portal: StepPortal): Promise<void> {
  await portal.expectScreen('offer');
  await page.getByRole('button', { name: 'Accept Offer' }).click();
  await portal.expectScreen('verify-income');
  await page.getByRole('button', { name: 'Continue' }).click();
}
