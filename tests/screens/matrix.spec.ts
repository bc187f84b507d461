import { programDefinition } from '../../src/catalogue/programs';
import { screenPath, statusPath } from '../../src/catalogue/routes';
import { SCREEN_IDS, screenDefinition, type ScreenId } from '../../src/catalogue/screens';
import { screenForStatus } from '../../src/catalogue/status-navigation';
import { STATUSES } from '../../src/catalogue/statuses';
import { BRAND_IDS } from '../../src/programs/registry';
import { expect, test } from '../support/test';
import { expectWholeScreen } from './expect-screen';

for (const program of BRAND_IDS) {
  const { flow } = programDefinition(program);

  for (const status of STATUSES) {
    test(`${program} in ${status}`, async ({ page, portal }) => {
      await portal.openSeed({ program, status });
      const screen = screenForStatus(flow, status) as ScreenId;
      const path = statusPath(flow, status) ?? '';
      await expectWholeScreen(page, { screen, path, program });
    });
  }

  const SCREENS = SCREEN_IDS.filter(
    (id) => screenPath(id, flow) !== undefined && id !== 'login-callback' && id !== 'not-found',
  );
  for (const screen of SCREENS) {
    test(`${program} shows ${screen}`, async ({ page, portal }) => {
      await portal.openSeed({ program, screen });
      await expectWholeScreen(page, { screen, path: screenPath(screen, flow) ?? '', program });
      const { aliases = [] } = screenDefinition(screen);
      for (const alias of aliases) {
        await portal.open(alias);
        await portal.expectScreen(screen);
        expect(new URL(page.url()).pathname).toBe(alias);
      }
    });
  }
}
