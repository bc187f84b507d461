import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { acceptOffer, signAgreements } from '../flows/steps';
import { expectAccessible } from '../accessibility/check-page';

const FAILED = /\[portal\] Network error|Failed to load resource/;
const NEWER_BUILD = '<script type="module" src="/assets/index-newer.js"></script>';
const countOf = (requests: readonly { operation: string | null }[], name: string): number =>
  requests.filter(({ operation }) => operation === name).length;

test('a screen loads after two 503 responses with exactly three logged requests', async ({
  page,
  portal,
}) => {
  portal.allowConsole(FAILED);
  const decisions: string[] = [];
  page.on('console', (message) => {
    if (/\[portal\] (Not trying|Trying) again/.test(message.text())) decisions.push(message.text());
  });
  await portal.openSeed({
    status: 'MANUAL_REVIEW',
    faults: ['operation=currentUser,status=503,times=2'],
  });
  await portal.expectScreen('manual-review');
  expect(countOf((await portal.state()).requests, 'currentUser')).toBe(3);
  expect(decisions.filter((line) => line.includes('Trying again'))).toHaveLength(2);
});

test('five 500 responses show a panel whose Try Again works', async ({ page, portal }) => {
  portal.allowConsole(FAILED);
  await portal.openSeed({ screen: 'home', status: 'MANUAL_REVIEW' });
  await portal.faults(['operation=application,status=500']);
  const requestCount = async () => countOf((await portal.state()).requests, 'application');
  const before = await requestCount();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'We can’t load this right now' })).toBeVisible();
  expect(await requestCount()).toBe(before + 5);
  await expect(
    page.getByText('Something went wrong on our side. Your information is saved.'),
  ).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(1);
  await expectAccessible(page);
  await portal.faults([]);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('In review', { exact: true })).toBeVisible();
  // The focused button was removed with the problem.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('an acceptance with a lost response is looked up and happens once', async ({
  page,
  portal,
}) => {
  portal.allowConsole(/\[portal\] (Network|Data) error|Failed to load resource/);
  await portal.openSeed({ screen: 'offer' });
  await portal.faults(['operation=acceptCreditOffer,drop,times=1']);
  await acceptOffer(page, portal);
  await portal.expectScreen('agreements');
  expect(countOf((await portal.state()).requests, 'acceptCreditOffer')).toBe(1);
});

test("an acceptance with an unknown result says so, and a second click doesn't resend it", async ({
  page,
  portal,
}) => {
  portal.allowConsole(/\[portal\] (Network error|The outcome could not)|Failed to load resource/);
  await portal.openSeed({ screen: 'verify-income' });
  await portal.faults([
    'operation=acceptCreditOffer,drop,times=1',
    'operation=application,status=503,times=1',
  ]);
  const accept = page.getByRole('button', { name: /Continue$/ });
  await accept.click();
  await expect(
    page.getByText(
      'We couldn’t confirm that went through. Check your application status before trying again.',
    ),
  ).toBeVisible();
  await accept.click();
  await portal.expectScreen('agreements');
  expect(countOf((await portal.state()).requests, 'acceptCreditOffer')).toBe(1);
});

test('a signature with a lost response can be repeated and counts once', async ({
  page,
  portal,
}) => {
  portal.allowConsole(/\[portal\] (Network|Data) error|Failed to load resource/);
  await portal.openSeed({ status: 'OFFER_ACCEPTED' });
  await portal.faults(['operation=signAgreements,drop,times=1']);
  await signAgreements(page, 'Homer Equityson');
  await expect(page.getByText(/^We couldn’t confirm that went through\./)).toBeVisible();
  await page.getByRole('button', { name: 'Agree and Continue' }).click();
  await portal.expectScreen('congratulations');
  const { requests, applications } = await portal.state();
  expect(countOf(requests, 'submitDocumentId')).toBe(1);
  expect(applications.at(-1)?.signedAt).toBe(applications.at(-1)?.agreement?.signedAt);
});

test('offline nothing is sent, the input stays, and it continues afterward', async ({
  page,
  portal,
  context,
}) => {
  portal.allowConsole(/\[portal\] Network error|Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await portal.openSeed({ screen: 'verify-income' });
  await page.getByLabel('Annual income before taxes').fill('91000');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(
    page.getByText('You appear to be offline. Reconnect, then try again.'),
  ).toBeVisible();
  await expect(page.getByLabel('Annual income before taxes')).toHaveValue(/^91,?000$/);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Continue' }).click();
  await portal.expectScreen('agreements');
});

test('a slow response shows Loading immediately, an explanation after 10 s and Try Again after 20 s @apart', async ({
  page,
  portal,
}) => {
  await page.clock.install();
  await portal.openSeed({ status: 'MANUAL_REVIEW' });
  await portal.faults(['operation=application,latency=60000,times=1']);
  const sent = page.waitForRequest((request) =>
    Boolean(request.postData()?.includes('"operationName":"application"')),
  );
  await page.reload({ waitUntil: 'domcontentloaded' });
  await sent;
  const status = page.getByRole('status').filter({ hasText: 'Loading' });
  await expect(status).toHaveCount(1);
  await expect(page.locator('[data-spinner]')).toBeVisible();
  await expect(page.getByText('This is taking longer than usual.')).toHaveCount(0);
  await page.clock.fastForward(10_000);
  await expect(page.getByText('This is taking longer than usual.')).toBeVisible();
  await page.clock.fastForward(10_000);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await portal.expectScreen('manual-review');
});

/**
 * Fails until the page is reloaded, like browsers that cache a failed import; others request the
 * file again.
 */
async function abortUntilReload(page: Page, file: string): Promise<void> {
  let isReloaded = false;
  await page.route(file, (route) =>
    isReloaded ? route.continue() : route.abort('internetdisconnected'),
  );
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isReloaded = true;
  });
}

test('a screen whose code failed to load offline loads later by itself', async ({
  page,
  portal,
}) => {
  portal.allowConsole(/Failed to load resource|\[portal\] Loading the page anew/);
  await portal.openSeed({ screen: 'verify-info' });
  const lost = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/agreements-screen-'),
  );
  await abortUntilReload(page, '**/assets/agreements-screen-*.js');
  await portal.go('/app/homelight/verify-income');
  await lost;
  await page.getByRole('button', { name: /Continue$/ }).click();
  await portal.expectScreen('agreements');
});

test('a code can be sent after an offline attempt, keeping the recipient', async ({
  page,
  portal,
}) => {
  portal.allowConsole(
    /Failed to load resource|\[portal\] (Loading the page anew|Sign-in step failed)/,
  );
  await portal.openSeed({ signedOut: true });
  await abortUntilReload(page, '**/assets/auth0*.js');
  const host = (url: URL): boolean => url.pathname === '/login';
  await page.route(host, (route) => route.abort('internetdisconnected'));
  const phone = page.getByLabel('Mobile phone number');
  await phone.fill('(202) 555-0103');
  const send = page.getByRole('button', { name: 'Send Code' });
  await send.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute(host);
  const reload = page.waitForEvent('load');
  await send.click();
  await reload;
  await expect(phone).toHaveValue('(202) 555-0103');
  await send.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your code');
});

test('a tab with an outdated build reloads once and keeps the input', async ({ page, portal }) => {
  portal.allowConsole(
    /Failed to load resource|\[portal\] (Rendering failed|Loading the page anew)/,
  );
  await portal.openSeed({ status: 'CREATED' });
  await portal.open('/app/homelight/personal-info?page=contact');
  const name = page.getByLabel('First name');
  await name.fill('Typed before');
  let pages = 0;
  const isReloaded = () => pages > 1;
  await page.route('**/app/settings', (route) => {
    pages += 1;
    if (isReloaded()) return route.continue();
    return route.fulfill({ contentType: 'text/html', body: NEWER_BUILD });
  });
  await page.route('**/assets/settings-screen-*.js', (route) =>
    isReloaded() ? route.continue() : route.fulfill({ status: 404 }),
  );
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await portal.expectScreen('settings');
  expect(pages).toBe(2);
  await page.goBack();
  await expect(name).toHaveValue('Typed before');
});

test('a failed first script leaves a message and a button to retry', async ({
  browser,
  portal,
}) => {
  // The fixture would fail the test for the expected error of the page.
  const visitor = await browser.newContext();
  const page = await visitor.newPage();
  await page.goto(`${portal.origin}/login`);
  // Scripts of the document itself: what follows the first screen adds more.
  const scripts = await page.evaluate(async () => {
    const text = await (await fetch('/login')).text();
    const served = new DOMParser().parseFromString(text, 'text/html');
    return [...served.querySelectorAll('link[rel="modulepreload"]')].map(
      (link) => link.getAttribute('href') ?? '',
    );
  });
  expect(scripts.some((path) => path.includes('/sign-in-'))).toBe(true);
  for (const path of scripts) {
    await page.route(`**${path}`, (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Unexpected Error');
    await expect(page.getByText('An unexpected error has occurred')).toBeVisible();
    await page.unroute(`**${path}`);
  }
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(page.locator('main[data-screen="login"]')).toBeVisible();
  await visitor.close();
});
