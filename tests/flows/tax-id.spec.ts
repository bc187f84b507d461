import type { Request } from '@playwright/test';
import { expect, test } from '../support/test';
import { fillPages, goOn, NEWCOMER, personalPages, signAgreements, waitForOffer } from './steps';

const FIRST = '666-45-7788';
const SECOND = '666-45-9911';
const WRITTEN = /666-?45-?(7788|9911)/;

/** Asks the page for every place in which a number can be left behind. */
const leftBehind = () =>
  JSON.stringify([
    document.documentElement.outerHTML,
    [...document.querySelectorAll('input, textarea, select')].map(
      (control) => (control as HTMLInputElement).value,
    ),
    Object.entries(localStorage).filter(([key]) => !key.startsWith('portal.mock')),
    Object.entries(sessionStorage),
    document.cookie,
    location.href,
    history.state,
  ]);

test('a tax id is sent to the proxy with the two operations that need it, and is nowhere else', async ({
  page,
  portal,
}) => {
  const carriers: string[] = [];
  const texts: string[] = [];
  page.on('request', (request: Request) => {
    texts.push(request.url());
    if (!WRITTEN.test(request.postData() ?? '')) return;
    const { operationName } = JSON.parse(request.postData() ?? '{}') as { operationName: string };
    carriers.push(`${new URL(request.url()).pathname} ${operationName}`);
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

  await portal.openSeed({ status: 'CREATED' });
  const taxId = page.getByLabel('Social Security number or ITIN', { exact: true });
  const pages = personalPages({
    ...NEWCOMER,
    phone: '+12025550103',
    email: 'homer.equityson@example.com',
    taxId: FIRST,
  });
  await fillPages(page, pages, 'Tax ID');
  await taxId.blur();
  expect(await page.evaluate(leftBehind), 'masked as soon as it was typed').not.toMatch(WRITTEN);
  await page.getByRole('button', { name: 'Show Social Security number or ITIN' }).click();
  await expect(taxId).toHaveValue(FIRST);
  await goOn(page, 'Income');
  await fillPages(page, pages.slice(-1));
  expect(await page.evaluate(leftBehind)).not.toMatch(WRITTEN);
  await waitForOffer(page);
  await portal.expectScreen('offer');
  expect(await page.evaluate(leftBehind)).not.toMatch(WRITTEN);

  await page.getByRole('button', { name: 'Accept Offer' }).click();
  await expect(page.getByText('•••-••-7788')).toBeVisible();
  await page.getByRole('button', { name: 'Change' }).first().click();
  await taxId.fill(SECOND);
  await page.getByRole('button', { name: 'Continue' }).click();
  await portal.expectScreen('verify-income');
  expect(await page.evaluate(leftBehind)).not.toMatch(WRITTEN);
  await page.getByRole('button', { name: 'Continue' }).click();
  await portal.expectScreen('agreements');
  expect(await page.evaluate(leftBehind)).not.toMatch(WRITTEN);
  await signAgreements(page, 'Nova Q. Newcomer-Ünal');
  await portal.expectScreen('congratulations');
  expect(await page.evaluate(leftBehind)).not.toMatch(WRITTEN);

  expect(carriers).toEqual([
    '/secure/graphql submitPersonalInformation',
    '/secure/graphql acceptCreditOffer',
  ]);
  expect(texts.filter((text) => WRITTEN.test(text))).toEqual([]);
  expect((await portal.state()).users[0]?.taxId).toBe('666459911');
});

test('a reload forgets a tax id that was typed, and says why it is asked for again', async ({
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
    page.getByText(/^Your Social Security number or ITIN is never stored in your browser/),
  ).toBeVisible();
  expect((await portal.state()).users[0]?.taxId).not.toBe('666459911');
});
