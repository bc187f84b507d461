import { listRoutes } from '../../cli/commands/list-routes';
import { makeSeed } from '../../cli/support/make-seed';
import { seedDestination, seedLink } from '../../cli/support/seed-link';
import { DEFAULT_PROGRAM, programDefinition } from '../../src/catalogue/programs';
import { screenPath } from '../../src/catalogue/routes';
import { PASS_ON_PATHS, SCREEN_IDS, type ScreenId } from '../../src/catalogue/screens';
import { encodeSeed } from '../../mock-server/scenario/seed';
import { screenForStatus } from '../../src/catalogue/status-navigation';
import { STATUSES } from '../../src/catalogue/statuses';
import { BRAND_IDS, type BrandId } from '../../src/programs/registry';
import { expect, test } from '../support/test';
import { expectScreenOf, expectSound, expectWholeScreen } from './expect-screen';

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

/** Seeds from which several screens can be gone to, and those screens. */
function byStart(program: BrandId, screens: readonly ScreenId[]): Map<string, ScreenId[]> {
  const starts = new Map<string, ScreenId[]>();
  for (const screen of screens) {
    const start = encodeSeed({ ...makeSeed({ program, screen }), screen: null });
    starts.set(start, [...(starts.get(start) ?? []), screen]);
  }
  return starts;
}

// What a screen of theirs holds is looked at in the first program of their flow; the matrix opens the rest.
for (const program of BRAND_IDS) {
  const { flow } = programDefinition(program);
  if (program === BRAND_IDS.find((id) => programDefinition(id).flow === flow)) continue;
  const others = SCREEN_IDS.filter(
    (screen) =>
      screenPath(screen, flow) !== undefined &&
      screen !== 'login-callback' &&
      !byStatus(flow).has(screen),
  );

  test(`${program}: each screen that no status leads to`, async ({ page, portal }) => {
    for (const [first, ...rest] of byStart(program, others).values()) {
      for (const screen of [first, ...rest]) {
        if (screen === undefined) continue;
        await test.step(screen, async () => {
          const { path } = seedDestination(makeSeed({ program, screen }));
          if (screen === first) await portal.openSeed({ program, screen });
          else await portal.go(path);
          await expectScreenOf(page, { screen, path, program });
          await expectSound(page);
        });
      }
    }
  });
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
