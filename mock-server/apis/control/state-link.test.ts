import { expect, test } from 'vitest';
import { decodeSeed, SEED_PARAMETER, type Seed } from '../../scenario/seed';
import { seededWorld, type SeededWorld } from '../../domain/seed/testing/seeded-world';
import { CLOCK_PARAMETER } from '../../scenario/landing-path';
import { stateLink, type ShownPage } from './state-link';

const PAGE: ShownPage = {
  address: 'http://portal.test',
  pathname: '/app/homelight/status/manual-review',
  search: '',
  program: 'home_light',
  signedIn: true,
};

async function linkOf(
  seeded: SeededWorld,
  page: Partial<ShownPage> = {},
): Promise<{ exact: boolean; url: URL; seed: Seed }> {
  const { world } = seeded;
  const { url, exact } = await stateLink(world.snapshot(), { ...PAGE, ...page }, world.now());
  const decoded = decodeSeed(new URL(url).searchParams.get(SEED_PARAMETER) ?? '');
  if (!decoded.ok) throw new Error(decoded.detail);
  return { exact, url: new URL(url), seed: decoded.seed };
}

test('an unchanged state returns the seed with the current screen', async () => {
  const seeded = await seededWorld({ status: 'MANUAL_REVIEW', persona: 'P-05' });
  const { exact, url, seed } = await linkOf(seeded);
  expect(exact).toBe(true);
  expect(url.pathname).toBe('/');
  expect(url.searchParams.has(CLOCK_PARAMETER)).toBe(false);
  expect(seed).toEqual({ ...seeded.world.snapshot().seed, screen: 'manual-review' });
});

test('a changed clock and active faults are part of the link', async () => {
  const seeded = await seededWorld({ status: 'MANUAL_REVIEW', faults: ['latency=1'] });
  await seeded.advance('PT10M');
  await seeded.post('/__mock/faults', { faults: ['offline'] });
  const { exact, url, seed } = await linkOf(seeded, { signedIn: false });
  expect(exact).toBe(true);
  expect(url.searchParams.get(CLOCK_PARAMETER)).toBe('2026-06-15T16:10:00.000Z');
  expect(seed).toMatchObject({ faults: ['offline'], signedIn: false });
});

test("a fault continues counting: past triggers aren't repeated", async () => {
  const seeded = await seededWorld({
    status: 'MANUAL_REVIEW',
    faults: ['endpoint=userinfo,status=503,times=3', 'endpoint=userinfo,latency=1,times=1'],
  });
  await seeded.fetch('/idp/userinfo');
  const { seed } = await linkOf(seeded);
  expect(seed.faults).toEqual(['endpoint=userinfo,status=503,times=2']);
});

test('a changed application is seeded with its new status, and marked as inexact', async () => {
  const seeded = await seededWorld({ status: 'MANUAL_REVIEW' });
  await seeded.post('/__mock/event', { event: 'canceled-hard' });
  const { exact, seed } = await linkOf(seeded);
  expect(exact).toBe(false);
  expect(seed.status).toBe('CANCELED_HARD');
});

test('a path without a screen and its query are kept', async () => {
  const seeded = await seededWorld({ status: 'OFFER_DECISION_NEEDED' });
  const { url, seed } = await linkOf(seeded, { pathname: '/app/offer', search: '?ref=a%26b' });
  expect(url.pathname).toBe('/app/offer');
  expect(url.searchParams.get('ref')).toBe('a&b');
  expect(seed.screen).toBe('offer');
});

test('a link never contains a tax ID', async () => {
  const seeded = await seededWorld({ status: 'MANUAL_REVIEW' });
  const taxId = seeded.user().taxId ?? '';
  expect(taxId).toHaveLength(9);
  const { url, seed } = await linkOf(seeded);
  expect(url.href + JSON.stringify(seed)).not.toContain(taxId);
});
