import { readFileSync } from 'node:fs';
import { makeSeed } from '../../cli/support/make-seed';
import { seedLink } from '../../cli/support/seed-link';
import { pageTimeout } from '../../cli/browser/page-timeout';
import { expect, test } from '../support/test';

test('a seed opens its screen, and changes survive a reload in every tab @worker', async ({
  page,
  portal,
  context,
}) => {
  await portal.openSeed({ status: 'MANUAL_REVIEW' });
  await portal.expectScreen('manual-review');
  await expect(page).toHaveURL(/\/app\/homelight\/status\/manual-review$/);
  await page.reload();
  await portal.expectScreen('manual-review');
  expect((await portal.state()).seed.status).toBe('MANUAL_REVIEW');
  await portal.event('canceled-hard');
  const other = await context.newPage();
  await other.goto(`${portal.origin}/app`);
  await expect(other.locator('main')).toContainText('We closed this application');
});

test('opening the same seed again restarts it @worker', async ({ portal }) => {
  await portal.openSeed({ status: 'MANUAL_REVIEW' });
  await portal.faults(['latency=1']);
  await portal.openSeed({ status: 'MANUAL_REVIEW' });
  expect((await portal.state()).faults).toEqual([]);
});

test('a seed with a path opens that path @worker', async ({ page, portal }) => {
  await portal.openSeed();
  await page.goto(
    seedLink(makeSeed({ screen: 'personal-info' }), portal.origin, '/app/personal-info'),
  );
  await portal.expectScreen('personal-info');
  await expect(page).toHaveURL(/\/app\/personal-info$/);
});

test('a damaged seed is reported and changes nothing @worker', async ({ page, portal }) => {
  portal.allowConsole(/status of 400/);
  await portal.openSeed({ status: 'COMPLETE' });
  await page.goto(`${portal.origin}/?seed=v1.damaged.0`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This seed link is damaged');
  await page.goto(`${portal.origin}/?seed=v9.damaged.0`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This seed link is of another version',
  );
  await page.getByRole('link', { name: /^go on without this link$/i }).click();
  await portal.expectScreen('home');
  expect((await portal.state()).applications).toMatchObject([{ status: 'COMPLETE' }]);
});

test('an unknown request is an error on screen and in the console @worker-only', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ screen: 'login', signedOut: true });
  portal.allowConsole(/No handler for|ERR_FAILED/);
  const outcome = await page.evaluate(() => fetch('/unknown').then(String, String));
  expect(outcome).toContain('TypeError');
  await expect(page.getByText(/No handler for GET http.*\/unknown/)).toBeVisible();
});

test('a restarted worker still blocks outgoing requests @worker-only @apart', async ({
  page,
  portal,
}) => {
  // A file requested while the worker stops can be lost, which is logged.
  portal.allowConsole(/\[portal\] .* could not be loaded/);
  await portal.openSeed({ status: 'MANUAL_REVIEW' });
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  expect((await portal.state()).seed.status).toBe('MANUAL_REVIEW');
});

test('the provider’s own pages receive their forms @worker-only', async ({ page, portal }) => {
  await portal.openSeed({ screen: 'login', signedOut: true });
  const query = new URLSearchParams({
    client_id: 'portal-client',
    response_type: 'code',
    redirect_uri: `${portal.origin}/no-such-page`,
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    state: 's-1',
  });
  await portal.open(`/idp/authorize?${query.toString()}`);
  await page.getByLabel('Email address or phone number').fill('visitor@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Code').fill('123456');
  await page.getByRole('button', { name: 'Continue' }).click();
  // The portal has no such page and redirects to sign-in: the response stays in the address.
  await expect
    .poll(() => decodeURIComponent(page.url()), { timeout: pageTimeout() })
    .toMatch(/\/no-such-page\?code=[\w-]+&state=s-1$/);
});

test('the legal documents are served as files @worker @own-origin', async ({ page, portal }) => {
  await portal.openSeed({ screen: 'login', signedOut: true });
  const link = page.getByRole('link', { name: 'Rate Disclosure' }).first();
  const start = await link.evaluate(async (anchor: HTMLAnchorElement) => {
    const response = await fetch(anchor.href);
    return (await response.text()).slice(0, 5);
  });
  expect(start).toBe('%PDF-');
});

test('the mock build carries its worker script @own-origin', () => {
  const path = new URL('../../dist-mock/mockServiceWorker.js', import.meta.url);
  expect(readFileSync(path, 'utf8')).toContain('activeClientIds.add(event.clientId)');
});
