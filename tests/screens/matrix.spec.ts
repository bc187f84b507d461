import { DEFAULT_PROGRAM, programDefinition } from '../../src/catalogue/programs';
import { statusPath } from '../../src/catalogue/status-routes';
import { screenForStatus } from '../../src/catalogue/status-navigation';
import { STATUSES } from '../../src/catalogue/statuses';
import { BRAND_IDS } from '../../src/programs/registry';
import { expectAccessible } from '../accessibility/check-page';
import { expectScreenOf, expectSound, expectWholeScreen } from './expect-screen';
import { test } from '../support/test';

/** Cells that one case opens: enough to keep every worker at it to the end. */
const CELLS = 7;

for (const program of BRAND_IDS) {
  const { flow } = programDefinition(program);
  const seen = new Set<string>();

  for (let first = 0; first < STATUSES.length; first += CELLS) {
    const statuses = STATUSES.slice(first, first + CELLS);
    const cells = statuses.map((status) => {
      const screen = screenForStatus(flow, status);
      const isNew = !seen.has(screen);
      seen.add(screen);
      return { status, screen, isNew };
    });

    test(`${program}: ${statuses.join(' ')}`, async ({ page, portal }) => {
      for (const { status, screen, isNew } of cells) {
        await test.step(status, async () => {
          await portal.openSeed({ program, status });
          await portal.expectScreen(screen);
          const expected = { screen, path: statusPath(flow, status), program };
          if (program === DEFAULT_PROGRAM) {
            await expectWholeScreen(page, expected);
            return;
          }
          await expectScreenOf(page, expected);
          if (isNew) await expectSound(page);
          if (status === STATUSES[0]) await expectAccessible(page);
        });
      }
    });
  }

  // Its header while nobody is signed in, and the words that only a visitor reads.
  test(`${program}: signing in`, async ({ page, portal }) => {
    await portal.openSeed({ program, screen: 'login', signedOut: true });
    await expectScreenOf(page, { screen: 'login', path: '/login', program });
    await expectSound(page);
    await expectAccessible(page);
  });
}
