import type { Locator, Request } from '@playwright/test';
import { expectAccessible } from '../accessibility/check-page';
import { expect, test } from '../support/test';
import {
  acceptAndSign,
  ACCOUNT,
  CARD,
  cardFrame,
  fillCashInformation,
  moved,
  reviewAndAgree,
  ROUTING,
  typeBank,
  typeCard,
} from './cash-steps';
import { NEWCOMER } from './steps';

test.use({ seed: { program: 'pesto_cash' }, viewport: { width: 390, height: 844 } });

const PAY = { name: 'Pay $300', exact: true } as const;

test('a cash application reaches an open account with a deposit from a bank account', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ status: 'CREATED', screen: 'credit-line', consent: 'functional' });
  await page.getByRole('radio', { name: 'Another amount' }).check();
  await page.getByLabel('Deposit amount').fill('325');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Deposit amount must be in increments of $50, like $350',
  );
  await page.getByLabel('Deposit amount').fill('350');
  await expect(
    page.getByText('The annual fee of $35, charged to your account, is 10% of a $350 credit line.'),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Deposit amount')).toHaveValue('350');
  await page.getByRole('button', { name: 'Continue' }).click();

  await portal.expectScreen('personal-info');
  const stored = () =>
    page.evaluate(() => [
      localStorage.getItem('cashSecuredFlow'),
      localStorage.getItem('cash_secured_application'),
    ]);
  expect(await stored()).toEqual(['true', expect.stringContaining('"creditLine":35000')]);
  await fillCashInformation(page);
  await page.getByRole('button', { name: 'See My Options' }).click();
  await portal.expectScreen('in-review');
  await portal.clock({ advance: 'PT1M' });
  await page.getByRole('button', { name: 'Refresh Status' }).click();
  await portal.expectScreen('payment-selection');

  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('Select how you’d like to fund your card');
  await page.getByRole('radio', { name: 'Fund now' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await portal.expectScreen('fund-now');

  await typeBank(page);
  await page.getByLabel('Routing number').fill('123456789');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Check the routing number. We can’t find a bank with that number',
  );
  await typeBank(page);
  await reviewAndAgree(page);
  await expect(page.getByText(/take \$350 from my bank account ending in 6789 on /)).toBeVisible();
  await expectAccessible(page);
  const pay = page.getByRole('button', { name: 'Pay $350' });
  await pay.dblclick();
  await portal.expectScreen('verify-payment');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirming your deposit');
  expect(await moved(portal)).toEqual(['charge 35000']);

  await page.goBack();
  await portal.open('/app/payment');
  await portal.expectScreen('verify-payment');
  expect(
    await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]).replaceAll(
        /"portal\.mock[^"]*":"(?:[^"\\]|\\.)*"/g,
        '',
      ),
    ),
  ).not.toContain(ACCOUNT);
  await portal.event('deposit-arrived');
  await acceptAndSign(page, portal);
  expect(await stored()).toEqual([null, null]);
  await portal.events.expectFunnel('cash', { from: 'Credit Line Chosen' });
  await portal.events.expectNothingOf([...Object.values(NEWCOMER), ACCOUNT, ROUTING]);
});

test("refused debit cards show errors at their fields, and the number is only in the frame's call @apart", async ({
  page,
  portal,
}) => {
  portal.allowConsole(/\[portal\] Data error/);
  const typed = /4000[ -]?0566[ -]?5566[ -]?5556/;
  const carriers: string[] = [];
  const texts: string[] = [];
  page.on('request', (request: Request) => {
    texts.push(request.url());
    const body = request.postData() ?? '';
    if (!typed.test(body)) return;
    const { operationName } = JSON.parse(body) as { operationName: string };
    const inFrame = request.frame() !== page.mainFrame();
    carriers.push(
      `${new URL(request.url()).pathname} ${operationName} ${inFrame ? 'frame' : 'page'}`,
    );
  });
  page.on('console', (message) => texts.push(message.text()));
  await page.addInitScript(() => {
    window.addEventListener('message', (event) => {
      const messages = (window as unknown as { heard?: string[] }).heard ?? [];
      (window as unknown as { heard: string[] }).heard = [...messages, JSON.stringify(event.data)];
    });
  });

  await portal.openSeed({ screen: 'payment', payment: 'none' });
  await portal.open('/app/payment?method=card');
  await expect(page.getByRole('radio', { name: 'Debit card' })).toBeChecked();
  const frame = cardFrame(page);
  await expect(
    frame.getByRole('heading', { level: 1, name: 'Secure card payment' }),
  ).toBeAttached();
  await expect(frame.locator('header, footer, nav')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(frame.getByRole('alert')).toContainText('Enter the card number');
  await expectAccessible(page);

  const refusals: readonly [string, string][] = [
    ['4242 4242 4242 4241', 'Check the card number. One or more digits are wrong'],
    [
      '5555 5555 5555 4444',
      'Use a debit card. We can’t accept credit or prepaid cards for your deposit.',
    ],
    ['4000 0000 0000 0069', 'This card has expired. Use a different card'],
    ['4000 0000 0000 0127', 'Check the security code. It doesn’t match the card'],
  ];
  for (const [number, message] of refusals) {
    await typeCard(page, { number });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(frame.getByRole('alert')).toContainText(message);
  }
  await typeCard(page, { number: '4000 0000 0000 0002' });
  await reviewAndAgree(page);
  await page.getByRole('button', PAY).click();
  await expect(
    page.getByText('Your bank declined this payment. Try another card or contact your bank.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Try Another Way to Pay' }).click();

  await page.getByRole('radio', { name: 'Debit card' }).check();
  await typeCard(page);
  await reviewAndAgree(page);
  await expect(page.getByText(/take \$300 from my debit card ending in 5556 on /)).toBeVisible();
  await page.getByRole('button', PAY).click();
  await portal.expectScreen('verify-payment');
  await expect(page.getByRole('heading', { level: 1, name: 'Deposit received' })).toBeVisible();
  expect(await moved(portal)).toEqual(['charge 30000']);

  expect(carriers).toEqual(['/secure/graphql tokenizeCard frame']);
  const left = await page.evaluate(() => [
    document.documentElement.outerHTML,
    JSON.stringify(Object.entries(localStorage).filter(([key]) => !key.startsWith('portal.mock'))),
    JSON.stringify({ ...sessionStorage }),
    location.href,
    ...((window as unknown as { heard?: string[] }).heard ?? []),
  ]);
  for (const text of [...texts, ...left, JSON.stringify(await portal.state())]) {
    expect(text).not.toMatch(typed);
  }
  await acceptAndSign(page, portal);
});

test('deposits over time are scheduled, skipped, changed, missed and completed exactly', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ screen: 'payment-selection', payment: 'none' });
  await expect(page.getByText(/^Married Wisconsin residents/)).toBeVisible();
  await page.getByRole('radio', { name: 'Fund over time' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await portal.expectScreen('fund-over-time');
  const amount = page.getByLabel('Deposit amount');
  await amount.fill('20');
  await page.getByRole('radio', { name: 'Every week' }).check();
  await page.getByLabel('First deposit date').selectOption({ index: 1 });
  await typeBank(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText(
    /^.*Choose larger or more frequent deposits\. You’d have \$100 by July 20, 2026, but you need \$300\.$/s,
  );
  await amount.fill('70.01');
  const rows = page.getByRole('table', { name: 'Your deposits' }).getByRole('row');
  await expect(rows).toHaveCount(7);
  await expect(rows.nth(5)).toContainText('$19.96');
  await expect(rows.last()).toContainText('Ready to sign');
  await page.reload();
  await expect(amount).toHaveValue('70.01');
  await expect(page.getByLabel('Account number')).toHaveValue('');
  await typeBank(page);
  await reviewAndAgree(page);
  await expect(
    page.getByText(
      /take \$70\.01 every week from my account ending in 6789, starting .*, until my deposits reach \$300\./,
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Schedule Deposits' }).dblclick();
  await expect(page.getByText('Deposit schedule saved')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your scheduled deposits');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Change Amount' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Deposit amount').fill('150');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(
    dialog.getByText('Confirm that you agree to the payment authorization'),
  ).toBeVisible();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: /^Skip/ }).first().click();
  await dialog.getByRole('button', { name: 'Skip Deposit' }).click();
  await expect(page.getByText('Skipped')).toBeVisible();

  await portal.event('scheduled-deposit', { fails: true });
  await page.reload();
  await expect(
    page.getByText(
      /deposit didn’t go through\. There wasn’t enough money available in the account\. You have until /,
    ),
  ).toBeVisible();
  for (let arrived = 0; arrived < 2; arrived += 1) {
    await portal.event('scheduled-deposit');
    await portal.event('deposit-arrived');
  }
  await page.reload();
  await portal.expectScreen('verify-payment');
  await acceptAndSign(page, portal);
});

test('a deposit works by keyboard alone, into the frame and out of it @worker-only', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ screen: 'payment-selection', payment: 'none' });
  const inFrame = async () => page.evaluate(() => document.activeElement?.tagName === 'IFRAME');
  const tabUntil = async (reached: () => Promise<boolean>): Promise<void> => {
    for (let presses = 0; presses < 80; presses += 1) {
      if (await reached()) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('Not reached with Tab');
  };
  const tabTo = (target: Locator) =>
    tabUntil(() => target.evaluate((element) => element === document.activeElement));
  const type = async (label: string, text: string): Promise<void> => {
    await tabTo(cardFrame(page).getByLabel(label));
    await page.keyboard.insertText(text);
  };

  await tabTo(page.getByRole('radio', { name: 'Fund now' }));
  await page.keyboard.press('Space');
  await tabTo(page.getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await portal.expectScreen('fund-now');
  await tabTo(page.getByRole('radio', { name: 'Bank account' }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(cardFrame(page).getByLabel('Card number')).toBeVisible();
  await tabUntil(inFrame);
  await type('Card number', CARD.number);
  await type('Expiration date', CARD.expiry);
  await type('Security code', CARD.securityCode);
  await type('Name on card', CARD.name);
  await type('Billing ZIP code', CARD.zip);
  await tabUntil(async () => !(await inFrame()));
  await page.keyboard.press('Shift+Tab');
  expect(await inFrame()).toBe(true);
  await page.keyboard.press('Enter');
  const review = page.locator('#review-heading');
  await expect(review).toBeFocused();
  await tabTo(page.getByRole('checkbox'));
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('button', PAY));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Deposit received' })).toBeVisible();
  expect(await moved(portal)).toEqual(['charge 30000']);
});
