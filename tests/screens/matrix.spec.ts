import { makeSeed } from '../../cli/support/make-seed';
import { DEFAULT_PROGRAM, programDefinition } from '../../src/catalogue/programs';
import { screenPath } from '../../src/catalogue/routes';
import { statusPath } from '../../src/catalogue/status-routes';
import { SCREEN_IDS, screenDefinition, type ScreenId } from '../../src/catalogue/screens';
import { screenForStatus } from '../../src/catalogue/status-navigation';
import { STATUSES } from '../../src/catalogue/statuses';
import { BRAND_IDS } from '../../src/programs/registry';
import { test } from '../support/shared-page-test';
import { expect } from '../support/test';
import { expectWholeScreen } from './expect-screen';

/** The callback passes a visitor on; a path that does not exist has a case of its own. */
const ELSEWHERE: readonly ScreenId[] = ['login-callback', 'not-found'];

for (const program of BRAND_IDS) {
  const { flow } = programDefinition(program);
  const screens = SCREEN_IDS.filter(
    (id) => screenPath(id, flow) !== undefined && !ELSEWHERE.includes(id),
  );

  for (const screen of screens) {
    const path = screenPath(screen, flow) ?? '';
    const statuses = STATUSES.filter((status) => screenForStatus(flow, status) === screen);
    test(`${program}: ${[screen, ...statuses].join(' ')}`, async ({ page, portal }) => {
      test.setTimeout(20_000 + 15_000 * statuses.length);
      for (const status of statuses) {
        await test.step(status, async () => {
          await portal.openSeed({ program, status });
          expect(statusPath(flow, status)).toBe(path);
          const thorough = program === DEFAULT_PROGRAM || status === statuses[0];
          await expectWholeScreen(page, { screen, path, program, thorough });
        });
      }
      await test.step('by its own path', async () => {
        // A link to a screen takes a status in which it is shown: opened already where that leads to it.
        if (!statuses.includes(makeSeed({ program, screen }).status)) {
          await portal.openSeed({ program, screen });
          await expectWholeScreen(page, { screen, path, program });
        }
        for (const alias of screenDefinition(screen).aliases ?? []) {
          await portal.open(alias);
          await portal.expectScreen(screen);
          expect(new URL(page.url()).pathname).toBe(alias);
        }
      });
    });
  }
}
