// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { makeSeed } from '../../cli/support/make-seed';
import type { SeedWishes } from '../../cli/support/plain-seed';
import { seedDestination } from '../../cli/support/seed-link';
import { programDefinition } from '../../src/catalogue/programs';
import { screenPath } from '../../src/catalogue/routes';
import { SCREEN_IDS, type ScreenId } from '../../src/catalogue/screens';
import { screenForStatus } from '../../src/catalogue/status-navigation';
import { statusPath } from '../../src/catalogue/status-routes';
import { STATUSES } from '../../src/catalogue/statuses';
import { BRAND_IDS, loadBrand, type BrandId } from '../../src/programs/registry';
import { resumeTarget } from '../../src/catalogue/journey/next-step';
import { showPortal } from '../fuzz/show-portal';

/** What a screen is known by, once nothing is on its way. */
async function shownOf(wishes: SeedWishes) {
  const shown = await showPortal(wishes);
  const { screens, headings, path, title, repeatedIds, moved, complaints } = shown;
  const [heading = ''] = headings;
  return {
    screens,
    headings: headings.length,
    heading,
    path,
    title,
    repeatedIds,
    moved,
    complaints,
    shown,
  };
}

/** One screen under its path, with one heading and its title; nothing moved, and nothing said of a problem. */
async function wanted(program: BrandId, screen: ScreenId, path: string) {
  const { meta } = await loadBrand(program);
  return {
    screens: [screen],
    headings: 1,
    heading: expect.stringMatching(/./),
    path,
    title: expect.stringMatching(new RegExp(`^.+ \\| ${meta.title}$`)),
    repeatedIds: [],
    moved: [],
    complaints: [],
  };
}

test.each(BRAND_IDS)('%s shows the screen of every status', async (program) => {
  const { flow } = programDefinition(program);
  for (const status of STATUSES) {
    const screen = screenForStatus(flow, status);
    const { shown, ...known } = await shownOf({ program, status });
    expect(known, status).toEqual(await wanted(program, screen, statusPath(flow, status)));
    // The hub of items leads on to where there is something to do.
    const target = resumeTarget(status, { signedAt: null, offer: {} }, flow);
    if (flow !== 'item' || screen !== 'manual-review' || target === 'manual-review') continue;
    expect(shown.addresses, `${status} → ${target}`).toContain(screenPath(target, flow));
  }
});

test('a deposit that came back is told at once, not after what it changes', async () => {
  const { screens, moved, lines } = await showPortal(
    { program: 'pesto_cash', status: 'VERIFY_DOC', payment: 'received' },
    (_, body) => {
      const text = JSON.stringify(body).replaceAll('"VERIFY_DOC"', '"MANUAL_REVIEW"');
      return JSON.parse(text.replace('"failure":null', '"failure":"RETURNED"')) as object;
    },
  );
  expect(screens).toEqual(['manual-review']);
  expect(lines).toContain('Your deposit came back');
  expect(moved).toEqual([]);
});

const firstOf = (program: BrandId): BrandId | undefined =>
  BRAND_IDS.find((id) => programDefinition(id).flow === programDefinition(program).flow);

// The screens of the first program of each flow are looked at in a browser.
test.each(BRAND_IDS.filter((program) => firstOf(program) !== program))(
  '%s shows every screen that no status leads to',
  async (program) => {
    const { flow } = programDefinition(program);
    const shown = new Set(STATUSES.map((status) => screenForStatus(flow, status)));
    for (const screen of SCREEN_IDS) {
      if (screenPath(screen, flow) === undefined || shown.has(screen)) continue;
      if (screen === 'login-callback') continue;
      const { path } = seedDestination(makeSeed({ program, screen }));
      const { shown: _, ...known } = await shownOf({ program, screen });
      expect(known, screen).toEqual(await wanted(program, screen, path));
    }
  },
);
