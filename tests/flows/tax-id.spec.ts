import type { Request } from '@playwright/test';
import { STORAGE_KEYS } from '../../src/catalogue/storage-keys';
import { expect, test } from '../support/test';
import {
  agreeToDocuments,
  requestCode,
  enterCode,
  fillPages,
  goOn,
  NEWCOMER,
  personalPages,
  signAgreements,
  waitForOffer,
} from './steps';

const FIRST = NEWCOMER.taxId;
const SECOND = '666-45-9911';

/** In every spelling; they must only be where they are used. */
const SECRETS = {
  'tax id': /666-?45-?(?:7788|9911)/,
  code: /(?<![\d.])123-?456(?!\d)/,
  token: /eyJ[\w-]{8,}\.[\w-]{8,}/,
} as const;

const secretsIn = (text: string): readonly string[] =>
  Object.entries(SECRETS).flatMap(([name, written]) => (written.test(text) ? [name] : []));

/** Everything stored in the browser, except the session itself. */
const leftBehind = (session: string) =>
  JSON.stringify([
    document.documentElement.outerHTML,
    [...document.querySelectorAll('input, textarea, select')].map(
      (control) => (control as HTMLInputElement).value,
    ),
    Object.entries(localStorage).filter(
      ([key]) => key !== session && !key.startsWith('portal.mock'),
    ),
    Object.entries(sessionStorage),
    document.cookie,
    location.href,
    history.state,
  ]);

test('a tax ID, a code and a token are sent only where needed and stored nowhere else', async ({
  page,
  portal,
}) => {
  const carriers: string[] = [];
  const texts: string[] = [];
  page.on('request', (request: Request) => {
    texts.push(request.url());
    const body = request.postData() ?? '';
    const [secret] = secretsIn(body);
    if (secret === undefined) return;
    const { operationName = '' } = JSON.parse(body) as { operationName?: string };
    carriers.push(`${secret}: ${new URL(request.url()).pathname} ${operationName}`.trim());
  });
  page.on('console', (message) => {
    texts.push(message.text());
    for (const argument of message.args()) {
      void argument.jsonValue().then(
        (value) => texts.push(JSON.stringify(value)),
        () => undefined,
      );
    }
  });
  const stored = async () => secretsIn(await page.evaluate(leftBehind, STORAGE_KEYS.accessToken));

  await portal.openSeed({ signedOut: true, consent: 'all' });
  await requestCode(page, { phone: NEWCOMER.phone });
  expect(await stored(), 'asked for a code').toEqual([]);
  await enterCode(page, '123-456');
  await portal.expectScreen('personal-info');
  expect(await stored(), 'signed in').toEqual([]);
  await agreeToDocuments(page);

  const taxId = page.getByLabel('Social Security number or ITIN', { exact: true });
  const pages = personalPages();
  await fillPages(page, pages, 'Date of birth and tax ID');
  await taxId.blur();
  expect(await stored(), 'masked as soon as it was typed').toEqual([]);
  await page.getByRole('button', { name: 'Show Social Security number or ITIN' }).click();
  await expect(taxId).toHaveValue(FIRST);
  await goOn(page, 'Income');
  await fillPages(page, pages.slice(-1));
  expect(await stored()).toEqual([]);
  await waitForOffer(page);
  await portal.expectScreen('offer');
  expect(await stored()).toEqual([]);

  await page.getByRole('button', { name: 'Accept Offer' }).click();
  await page.getByRole('button', { name: 'Review My Information' }).click();
  await expect(page.getByText('•••-••-7788')).toBeVisible();
  await page.getByRole('button', { name: 'Change' }).first().click();
  await taxId.fill(SECOND);
  await page.getByRole('button', { name: 'Continue' }).click();
  await portal.expectScreen('verify-income');
  expect(await stored()).toEqual([]);
  await page.getByRole('button', { name: 'Continue' }).click();
  await portal.expectScreen('agreements');
  expect(await stored()).toEqual([]);
  await signAgreements(page, 'Nova Q. Newcomer-Ünal');
  await portal.expectScreen('congratulations');
  expect(await stored()).toEqual([]);

  expect(carriers).toEqual([
    'code: /idp/co/authenticate',
    'tax id: /secure/graphql submitPersonalInformation',
    'tax id: /secure/graphql acceptCreditOffer',
  ]);
  await portal.events.expectFunnel('home');
  const { telemetry, users } = await portal.state();
  const collected = [...texts, JSON.stringify([telemetry, await portal.events.all()])];
  expect(collected.filter((text) => secretsIn(text).length > 0)).toEqual([]);
  expect(users.find(({ lastName }) => lastName === NEWCOMER.lastName)?.taxId).toBe('666459911');
});

test('a reload forgets a typed tax ID and explains why it is requested again', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ screen: 'verify-info' });
  await page.getByRole('button', { name: 'Change' }).first().click();
  await page.getByLabel('Social Security number or ITIN', { exact: true }).fill(SECOND);
  await page.getByRole('button', { name: 'Continue' }).click();
  await portal.expectScreen('verify-income');
  await page.reload();
  await portal.expectScreen('verify-info');
  await expect(
    page.getByText(
      /^For your security, we don’t keep your Social Security number or ITIN in your browser\./,
    ),
  ).toBeVisible();
  expect((await portal.state()).users[0]?.taxId).not.toBe('666459911');
});
