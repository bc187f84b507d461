import type { Page } from '@playwright/test';
import { fillAndGoOn, fillPage, partOf } from '../../cli/gallery/fill-page';
import { expect, test } from '../support/test';
import { fillCashInformation } from './cash-steps';

test.use({ seed: { program: 'pesto_cash' }, viewport: { width: 390, height: 844 } });

/** Notes, from now on, what is shown: the screen and its heading, each time that one of them changes. */
async function noteShown(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shown: string[] = [];
    const note = (): void => {
      const main = document.querySelector('main');
      const said = `${main?.dataset['screen'] ?? ''} ${main?.querySelector('h1')?.textContent ?? ''}`;
      if (shown.at(-1) !== said) shown.push(said);
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
    Object.assign(globalThis, { shownOnTheWay: shown });
  });
}

const shownOnTheWay = (page: Page) =>
  page.evaluate(
    () => (globalThis as unknown as { shownOnTheWay: readonly string[] }).shownOnTheWay,
  );

/** Until the code of a screen has come: from the network, or kept by a case before. */
async function untilFetched(page: Page, file: string): Promise<void> {
  await page.waitForFunction(
    (named) => performance.getEntriesByType('resource').some(({ name }) => name.includes(named)),
    `/${file}`,
  );
}

test('what the next step needs is asked for beside the application, and it comes at once', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ status: 'CREATED', screen: 'credit-line' });
  await page.getByRole('radio', { name: '$200', exact: true }).check();
  let draftIsAsked = (): void => undefined;
  const draft = new Promise<void>((resolve) => {
    draftIsAsked = resolve;
  });
  // The application is told only to who has asked for the draft of the next step by then.
  await page.route('**/graphql', async (route) => {
    const { operationName, variables } = route.request().postDataJSON() as {
      readonly operationName: string;
      readonly variables: { readonly screen?: string };
    };
    if (operationName === 'draft' && variables.screen === 'personal-info') draftIsAsked();
    if (operationName === 'application') await draft;
    await route.continue();
  });
  await untilFetched(page, 'personal-info-screen');
  await noteShown(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await portal.expectScreen('personal-info');
  expect((await shownOnTheWay(page)).filter((said) => !said.startsWith('credit-line '))).toEqual([
    'personal-info Tell us about you',
  ]);
});

test('a form that was sent stands until what follows is there', async ({ page, portal }) => {
  await portal.openSeed({ status: 'CREATED', screen: 'personal-info' });
  await fillCashInformation(page);
  await noteShown(page);
  await page.getByRole('button', { name: 'See My Options' }).click();
  await portal.expectScreen('in-review');
  expect((await shownOnTheWay(page)).filter((said) => said.startsWith('personal-info '))).toEqual([
    'personal-info Check your answers',
  ]);
});

test('a screen that reads more than its draft comes with it, asked for once', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ program: 'pesto_item', screen: 'personal-info-missing' });
  const parts = await partOf(page);
  for (let next = 2; next <= (parts?.of ?? 1); next += 1) await fillAndGoOn(page, next);
  await fillPage(page);
  await untilFetched(page, 'agreements-screen');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    asked.push((request.postDataJSON() as { readonly operationName: string }).operationName);
  });
  await noteShown(page);
  await page.locator('main form button[type="submit"]').click();
  await portal.expectScreen('agreements');
  await expect(page.getByRole('button', { name: 'Agree and Continue' })).toBeVisible();
  expect(asked.filter((operation) => operation === 'documentsToSign')).toHaveLength(1);
  expect(
    (await shownOnTheWay(page)).filter((said) => !said.startsWith('personal-info-missing ')),
  ).toEqual(['agreements Review and sign']);
});

test('where there are several ways on the code of each comes while the applicant reads', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ program: 'pesto_item', screen: 'pre-qualified' });
  for (const screen of ['download-label', 'shipping-kit', 'shipping-code'])
    await untilFetched(page, `${screen}-screen`);
});

test('the code of the questions about an item comes to whoever chooses a kind, that of signing up to whoever answers one', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ program: 'pesto_item', screen: 'quick-appraisal', signedOut: true });
  await page.getByRole('radio', { name: /^Metal/ }).check();
  await untilFetched(page, 'item-screen');
  await page.getByRole('button', { name: 'Continue' }).click();
  await portal.expectScreen('quick-appraisal-metal');
  await page.getByRole('radio', { name: 'Chain or bracelet' }).check();
  await untilFetched(page, 'sign-up-screen');
});

test('a deposit that is taken stands as received until the agreements are there', async ({
  page,
  portal,
}) => {
  const seed = { status: 'OFFER_DECISION_NEEDED', payment: 'received', screen: 'verify-payment' };
  await portal.openSeed(seed);
  // The application is told last, however busy the machine is: what takes long is not waited for.
  const ahead = ['documentsToSign', 'draft'].map((operation) =>
    page.waitForResponse((response) => {
      const { operationName } = (response.request().postDataJSON() ?? {}) as {
        readonly operationName?: string;
      };
      return operationName === operation;
    }),
  );
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { readonly operationName: string };
    if (operationName === 'application') await Promise.all(ahead);
    await route.continue();
  });
  await noteShown(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await portal.expectScreen('agreements');
  expect(await shownOnTheWay(page)).toEqual([
    'verify-payment Deposit received',
    'agreements Review and sign',
  ]);
});
