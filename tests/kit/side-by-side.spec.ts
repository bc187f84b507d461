import { statusPath } from '../../src/catalogue/status-routes';
import { programDefinition } from '../../src/catalogue/programs';
import { expect, test } from '../support/test';

const SEEDS = [
  { program: 'home_light', status: 'VERIFY_DOC', persona: 'P-05', event: 'documents-checked' },
  { program: 'home_light', status: 'CREDIT_FREEZE', persona: 'P-16', event: 'canceled-hard' },
] as const;

for (const { event, ...seed } of SEEDS) {
  test.describe(`${seed.status} @worker @apart`, () => {
    test.use({ seed: { ...seed, faults: ['latency=5'], now: '2026-07-01T09:00:00-04:00' } });

    test('parallel tests have separate states', async ({ page, portal }) => {
      await portal.openSeed();
      expect(new URL(page.url()).pathname).toBe(
        statusPath(programDefinition(seed.program).flow, seed.status),
      );
      const before = await portal.state();
      expect(before.applications).toMatchObject([{ status: seed.status, program: seed.program }]);
      expect(before.seed).toMatchObject(seed);
      // Over HTTP the world takes the page's time, which started from the seed's a moment ago.
      const late = Date.parse(before.seed.now) - Date.parse('2026-07-01T09:00:00-04:00');
      expect(Math.abs(late)).toBeLessThan(60_000);
      await portal.event(event);
      await page.reload();
      await expect(page.locator('main[data-screen]')).toBeVisible();
      const after = await portal.state();
      expect(after.applications).toHaveLength(1);
      expect(after.applications[0]?.status).not.toBe(seed.status);
      expect(after.seed).toEqual(before.seed);
    });
  });
}
