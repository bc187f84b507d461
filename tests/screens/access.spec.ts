import { DEFAULT_PROGRAM, programDefinition } from '../../src/catalogue/programs';
import { ROUTES, screenOn, screenPath } from '../../src/catalogue/routes';
import { fitsStatus, statusPath } from '../../src/catalogue/status-routes';
import { SCREEN_IDS } from '../../src/catalogue/screens';
import { STATUSES } from '../../src/catalogue/statuses';
import { expect, test } from '../support/test';
import { expectScreenOf } from './expect-screen';

const { flow } = programDefinition(DEFAULT_PROGRAM);
const pathname = (address: string): string => new URL(address).pathname;

test('a visitor is led to login from every path behind it, and the query is kept', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ signedOut: true });
  const paths = ROUTES.filter(({ access }) => access === 'signed-in').map(({ path }) =>
    path === '*' ? '/nowhere/at-all' : path,
  );
  const query = '?utm_source=a%20b&x=50%25';
  for (const [index, path] of paths.entries()) {
    // The first one as somebody types it; the others are decided by the same page.
    if (index === 0) await portal.open(path + query);
    else await portal.go(path + query);
    await expect.poll(() => new URL(page.url()).searchParams.get('returnTo')).toBe(path + query);
    expect(pathname(page.url())).toBe('/login');
    await portal.expectScreen('login');
  }
});

test('somebody who is signed in goes on from login', async ({ page, portal }) => {
  await portal.openSeed({ status: 'CREDIT_FREEZE' });
  await portal.open('/login');
  await portal.expectScreen('credit-freeze');
  await portal.open('/login?returnTo=%2F%3Fx%3D50%2525');
  await portal.expectScreen('home');
  expect(page.url()).toBe(`${portal.origin}/?x=50%25`);
});

test('paths without a screen of their own pass on by status', async ({ page, portal }) => {
  const paths = ROUTES.filter(
    (route) =>
      route.flow === null && route.access === 'signed-in' && screenOn(route, flow) === null,
  );
  for (const status of ['CREATED', 'OFFER_ACCEPTED', 'CANCELED_DUPE'] as const) {
    await portal.openSeed({ status });
    const expected = statusPath(flow, status);
    const [first, ...others] = paths;
    await portal.open(first?.path ?? '');
    await page.waitForURL(({ pathname: shown }) => shown === expected);
    for (const { path } of others) {
      await portal.go(path);
      await expect.poll(() => pathname(page.url())).toBe(expected);
    }
    await page.goBack();
    await expect.poll(() => pathname(page.url()), 'not in the history').toBe(expected);
  }
});

test('a screen with nothing to show in a status leads on by it', async ({ page, portal }) => {
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

test('a path that does not exist says so', async ({ page, portal }) => {
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
