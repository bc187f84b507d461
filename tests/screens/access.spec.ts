import { DEFAULT_PROGRAM, programDefinition } from '../../src/catalogue/programs';
import { screenPath } from '../../src/catalogue/routes';
import { fitsStatus, statusPath } from '../../src/catalogue/status-routes';
import { SCREEN_IDS } from '../../src/catalogue/screens';
import { STATUSES } from '../../src/catalogue/statuses';
import { expect, test } from '../support/test';
import { expectScreenOf } from './expect-screen';

const { flow } = programDefinition(DEFAULT_PROGRAM);
const pathname = (address: string): string => new URL(address).pathname;

// Unit tests cover each path and user: decide-route.test.ts.
test('visitors are redirected to login with the query kept', async ({ page, portal }) => {
  await portal.openSeed({ signedOut: true });
  const query = '?utm_source=a%20b&x=50%25';
  // Typed into the address bar, and as a link on the page.
  await portal.open(`/app/settings${query}`);
  await page.waitForURL(
    ({ searchParams }) => searchParams.get('returnTo') === `/app/settings${query}`,
  );
  expect(pathname(page.url())).toBe('/login');
  await portal.go(`/nowhere/at-all${query}`);
  await page.waitForURL(
    ({ searchParams }) => searchParams.get('returnTo') === `/nowhere/at-all${query}`,
  );
  expect(pathname(page.url())).toBe('/login');
  await portal.expectScreen('login');
});

test('signed-in users are redirected from login', async ({ page, portal }) => {
  await portal.openSeed({ status: 'CREDIT_FREEZE' });
  await portal.open('/login');
  await portal.expectScreen('credit-freeze');
  await portal.open('/login?returnTo=%2F%3Fx%3D50%2525');
  await portal.expectScreen('home');
  expect(page.url()).toBe(`${portal.origin}/?x=50%25`);
});

test('a path without a screen redirects by status without a history entry', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ status: 'OFFER_ACCEPTED' });
  const expected = statusPath(flow, 'OFFER_ACCEPTED');
  for (const path of ['/app', '/app/status']) {
    await portal.go(path);
    await page.waitForURL(({ pathname: shown }) => shown === expected);
  }
  await page.goBack();
  await page.waitForURL(({ pathname: shown }) => shown === expected);
});

test('a screen with nothing to show in a status redirects', async ({ page, portal }) => {
  const misfits = SCREEN_IDS.filter((screen) => screenPath(screen, flow) !== undefined).map(
    (screen) => [screen, STATUSES.find((status) => !fitsStatus(screen, flow, status))] as const,
  );
  for (const misfit of new Set(misfits.map(([, status]) => status))) {
    if (misfit === undefined) continue;
    await portal.openSeed({ status: misfit });
    for (const [screen] of misfits.filter(([, status]) => status === misfit)) {
      await portal.go(screenPath(screen, flow) ?? '');
      await expect.poll(() => pathname(page.url())).toBe(statusPath(flow, misfit));
      await expect(page.locator('main[data-screen]')).toBeVisible();
      await expect(portal.screen(screen)).toHaveCount(0);
    }
  }
});

test('an unknown path shows the not-found screen', async ({ page, portal }) => {
  await portal.openSeed();
  await portal.open('/no/such/page');
  const program = DEFAULT_PROGRAM as 'home_light';
  await expectScreenOf(page, { screen: 'not-found', path: '/no/such/page', program });
  await page.getByRole('link', { name: 'Go to My Application' }).click();
  await portal.expectScreen('personal-info');
});

test('a slash at the end of a path changes nothing', async ({ portal }) => {
  await portal.openSeed({ status: 'OFFER_DECISION_NEEDED' });
  await portal.open('/app/homelight/offer/');
  await portal.expectScreen('offer');
});
