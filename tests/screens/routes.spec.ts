import { listRoutes } from '../../cli/commands/list-routes';
import { makeSeed } from '../../cli/support/make-seed';
import { seedDestination } from '../../mock-server/scenario/seed-destination';
import { seedLink } from '../../cli/support/seed-link';
import { createState } from '../../mock-server/domain/seed/create-state';
import { decodeSeed, encodeSeed, SEED_PARAMETER } from '../../mock-server/scenario/seed';
import { screenPath } from '../../src/catalogue/routes';
import { PASS_ON_PATHS, SCREEN_IDS, type ScreenId } from '../../src/catalogue/screens';
import { screenForStatus } from '../../src/catalogue/status-navigation';
import { statusPath } from '../../src/catalogue/status-routes';
import { STATUSES } from '../../src/catalogue/statuses';
import {
  DEFAULT_PROGRAM,
  PROGRAM_IDS,
  type ProgramId,
  programDefinition,
} from '../../src/catalogue/programs';
import { expect, test } from '../support/test';
import { expectScreenOf, expectIntactScreen } from './expect-screen';

/** Any origin works: links are opened at the page's own origin. */
const BASE = 'http://localhost/';

const LISTED = listRoutes(BASE);

/** Enough to keep every worker busy to the end. */
const SCREENS = 6;

interface Place {
  readonly screen: ScreenId;
  readonly paths: readonly string[];
  readonly url: string;
}

const FLOWS = new Set(PROGRAM_IDS.map((program) => programDefinition(program).flow));

/** Leaves out screens that need a response of the provider. */
function placesOf(program: ProgramId): Place[] {
  const { flow } = programDefinition(program);
  return SCREEN_IDS.flatMap((screen) => {
    if (screenPath(screen, flow) === undefined || screen === 'login-callback') return [];
    const listed = LISTED.filter((route) => route.flow === flow && route.screen === screen);
    const [first] = listed;
    if (first !== undefined)
      return [{ screen, paths: listed.map(({ path }) => path), url: first.url }];
    // Screens of several flows are listed once, and are opened by this flow's path.
    const seed = makeSeed({ program, screen });
    return [{ screen, paths: [seedDestination(seed).path], url: seedLink(seed, BASE) }];
  });
}

function startOf({ url, screen }: Place): string {
  // The frame is a separate document.
  if (screen === 'payment-frame') return screen;
  const decoded = decodeSeed(new URL(url).searchParams.get(SEED_PARAMETER) ?? '');
  if (!decoded.ok) throw new Error(`${url} holds no seed.`);
  // A person's saved data may depend on the requested screen.
  const { users } = createState(decoded.seed, { machineNow: 0, frozen: true });
  return encodeSeed({ ...decoded.seed, screen: null }) + JSON.stringify(users);
}

/** Places of a group can be opened from each other; one test per group. */
function groupsOf(places: readonly Place[]): Place[][] {
  const starts = new Map<string, Place[]>();
  for (const place of places) {
    const start = startOf(place);
    starts.set(start, [...(starts.get(start) ?? []), place]);
  }
  return [...starts.values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / SCREENS) }, (_, turn) =>
      group.slice(turn * SCREENS, (turn + 1) * SCREENS),
    ),
  );
}

for (const flow of FLOWS) {
  const program = PROGRAM_IDS.find((id) => programDefinition(id).flow === flow) ?? DEFAULT_PROGRAM;
  // Screens that the matrix checks completely, by their status.
  const seen = program === DEFAULT_PROGRAM ? STATUSES : [];
  const shown = new Set<ScreenId>(seen.map((status) => screenForStatus(flow, status)));
  const found = new Set(seen.map((status) => statusPath(flow, status)));
  const places = placesOf(program).filter(({ paths }) => !paths.every((path) => found.has(path)));

  for (const group of groupsOf(places)) {
    test(`${program}: ${group.map(({ screen }) => screen).join(' ')}`, async ({ page, portal }) => {
      for (const [turn, { screen, paths, url }] of group.entries()) {
        for (const [index, path] of paths.entries()) {
          await test.step(path, async () => {
            // The first one by its link, as a document; the others by navigation.
            if (turn === 0 && index === 0) await portal.openLink(url);
            else await portal.go(path);
            await portal.expectScreen(screen);
            const expected = { screen, path, program };
            if (index > 0 || shown.has(screen)) await expectScreenOf(page, expected);
            else await expectIntactScreen(page, expected);
          });
        }
      }
    });
  }
}

test('links to paths without a screen redirect', async ({ page, portal }) => {
  for (const path of PASS_ON_PATHS) {
    await test.step(path, async () => {
      await portal.openLink(LISTED.find((route) => route.path === path)?.url ?? '');
      await expect.poll(() => new URL(page.url()).pathname).not.toBe(path);
      await expect(page.locator('main[data-screen] h1')).toHaveCount(1);
    });
  }
});

test('the link to the callback without a response shows a way to continue', async ({
  page,
  portal,
}) => {
  const link = LISTED.find(({ screen }) => screen === 'login-callback');
  await portal.openLink(link?.url ?? '');
  await expect(page.locator('main[data-screen] h1')).toHaveCount(1);
});
