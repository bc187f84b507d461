import { DEFAULT_PROGRAM, programDefinition } from '../../src/catalogue/programs';
import { ROUTES, screenOn, screenPath } from '../../src/catalogue/routes';
import { fitsStatus, statusPath } from '../../src/catalogue/status-routes';
import { SCREEN_IDS } from '../../src/catalogue/screens';
import { STATUSES } from '../../src/catalogue/statuses';
import { expect, test } from '../support/test';
import { expectWholeScreen } from './expect-screen';

const { flow } = programDefinition(DEFAULT_PROGRAM);
const pathname = (address: string): string => new URL(address).pathname;

test('a visitor is led to login from every path behind it, and the query is kept', async ({
  page,
  portal,
}) => {
  test.setTimeout(180_000);
  await portal.openSeed({ signedOut: true });
  const paths = ROUTES.filter(({ access }) => access === 'signed-in').map(({ path }) =>
    path === '*' ? '/nowhere/at-all' : path,
  );
  for (const path of paths) {
    await portal.open(`${path}?utm_source=a%20b&x=50%25`);
    await portal.expectScreen('login');
    const { pathname: at, searchParams } = new URL(page.url());
    expect(at).toBe('/login');
    expect(searchParams.get('returnTo')).toBe(`${path}?utm_source=a%20b&x=50%25`);
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
  test.setTimeout(180_000);
  const paths = ROUTES.filter(
    (route) =>
      route.flow === null && route.access === 'signed-in' && screenOn(route, flow) === null,
  );
  for (const status of ['CREATED', 'OFFER_ACCEPTED', 'CANCELED_DUPE'] as const) {
    await portal.openSeed({ status });
    const expected = statusPath(flow, status);
    for (const { path } of paths) {
      await portal.open(path);
      await page.waitForURL(({ pathname: shown }) => shown === expected);
    }
    await page.goBack();
    expect(pathname(page.url()), 'a passing path is not in the history').toBe(expected);
  }
});

test('a screen with nothing to show in a status leads on by it', async ({ page, portal }) => {
  test.setTimeout(60_000);
  const misfits = SCREEN_IDS.filter((screen) => screenPath(screen, flow) !== undefined).map(
    (screen) => [screen, STATUSES.find((status) => !fitsStatus(screen, flow, status))] as const,
  );
  for (const misfit of new Set(misfits.map(([, status]) => status))) {
    if (misfit === undefined) continue;
    await portal.openSeed({ status: misfit });
    for (const [screen] of misfits.filter(([, status]) => status === misfit)) {
      await portal.open(screenPath(screen, flow) ?? '');
      await page.waitForURL(({ pathname: shown }) => shown === statusPath(flow, misfit));
      await expect(page.locator('main[data-screen]')).toBeVisible();
      await expect(portal.screen(screen)).toHaveCount(0);
    }
  }
});

test('a path that does not exist says so', async ({ page, portal }) => {
  await portal.openSeed();
  await portal.open('/no/such/page');
  const program = DEFAULT_PROGRAM as 'home_light';
  await expectWholeScreen(page, { screen: 'not-found', path: '/no/such/page', program });
  await page.getByRole('link', { name: 'Go to My Application' }).click();
  await portal.expectScreen('personal-info');
});

test('a slash at the end of a path changes nothing', async ({ portal }) => {
  await portal.openSeed({ status: 'OFFER_DECISION_NEEDED' });
  await portal.open('/app/homelight/offer/');
  await portal.expectScreen('offer');
});
