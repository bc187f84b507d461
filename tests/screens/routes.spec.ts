import { listRoutes } from '../../cli/commands/list-routes';
import { makeSeed, seedDestination, seedLink } from '../../cli/support/make-seed';
import { DEFAULT_PROGRAM, programDefinition } from '../../src/catalogue/programs';
import { screenPath } from '../../src/catalogue/routes';
import { PASS_ON_PATHS, SCREEN_IDS, type ScreenId } from '../../src/catalogue/screens';
import { screenForStatus } from '../../src/catalogue/status-navigation';
import { STATUSES } from '../../src/catalogue/statuses';
import { BRAND_IDS } from '../../src/programs/registry';
import { test } from '../support/shared-page-test';
import { expect } from '../support/test';
import { expectScreenOf, expectWholeScreen } from './expect-screen';

/** Anything that can be served: the links are opened at the page's own origin. */
const BASE = 'http://localhost/';

const LISTED = listRoutes(BASE);
/** Screens of a flow that some status leads to: the matrix looks at them whole in the first program. */
const byStatus = (flow: Parameters<typeof screenForStatus>[0]) =>
  new Set<ScreenId>(STATUSES.map((status) => screenForStatus(flow, status)));

const FLOWS = new Set(BRAND_IDS.map((program) => programDefinition(program).flow));

for (const flow of FLOWS) {
  const program = BRAND_IDS.find((id) => programDefinition(id).flow === flow) ?? DEFAULT_PROGRAM;
  const shown = program === DEFAULT_PROGRAM ? byStatus(flow) : new Set<ScreenId>();

  for (const screen of SCREEN_IDS) {
    if (screenPath(screen, flow) === undefined || screen === 'login-callback') continue;
    const listed = LISTED.filter((route) => route.flow === flow && route.screen === screen);
    const links = listed.map(({ path, url }) => ({ path, url }));
    // What several flows share is listed once: here, too, it is opened by its own path.
    if (links.length === 0) {
      const seed = makeSeed({ program, screen });
      links.push({ path: seedDestination(seed).path, url: seedLink(seed, BASE) });
    }
    test(`${program}: ${screen} at ${links.map(({ path }) => path).join(' ')}`, async ({
      page,
      portal,
    }) => {
      for (const [index, { path, url }] of links.entries()) {
        await test.step(path, async () => {
          await portal.openLink(url);
          await portal.expectScreen(screen);
          const expected = { screen, path, program };
          if (index > 0 || shown.has(screen)) {
            await expectScreenOf(page, expected);
            return;
          }
          await expectWholeScreen(page, expected);
        });
      }
    });
  }
}

test('links to paths that show nothing of their own pass on', async ({ page, portal }) => {
  for (const path of PASS_ON_PATHS) {
    await test.step(path, async () => {
      await portal.openLink(LISTED.find((route) => route.path === path)?.url ?? '');
      await expect.poll(() => new URL(page.url()).pathname).not.toBe(path);
      await expect(page.locator('main[data-screen] h1')).toHaveCount(1);
    });
  }
});

test('the link to the callback, which finds no answer there, shows a way on', async ({
  page,
  portal,
}) => {
  const link = LISTED.find(({ screen }) => screen === 'login-callback');
  await portal.openLink(link?.url ?? '');
  await expect(page.locator('main[data-screen] h1')).toHaveCount(1);
});
