// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { makeSeed } from '../../cli/support/make-seed';
import type { SeedOptions } from '../../cli/support/plain-seed';
import SCREEN_REQUESTS from '../../mock-server/scenario/screen-requests.json';
import { seedDestination } from '../../mock-server/scenario/seed-destination';
import { screenPath } from '../../src/catalogue/routes';
import { SCREEN_IDS, screenDefinition, type ScreenId } from '../../src/catalogue/screens';
import { screenForStatus } from '../../src/catalogue/status-navigation';
import { statusPath } from '../../src/catalogue/status-routes';
import { statusHeading } from '../../src/catalogue/status/headings';
import { STATUSES, type Status } from '../../src/catalogue/statuses';
import { loadBrand } from '../../src/programs/registry';
import { PROGRAM_IDS, type ProgramId, programDefinition } from '../../src/catalogue/programs';
import { resumeTarget } from '../../src/catalogue/journey/next-step';
import { showPortal } from '../fuzz/show-portal';
import { OUTDATED } from '../support/outdated';

async function shownOf(options: SeedOptions, pressesAllBut?: readonly string[]) {
  const shown = await showPortal(options, undefined, pressesAllBut && { pressesAllBut });
  const { screens, headings, path, title, repeatedIds, moved, complaints } = shown;
  const listed = shown.reached.flatMap((id) => SCREEN_REQUESTS[id as ScreenId].operations);
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
    unlisted: shown.sent.filter((operation) => !listed.includes(operation)),
    shown,
  };
}

async function expected(program: ProgramId, screen: ScreenId, path: string, status?: Status) {
  const { meta, texts } = await loadBrand(program);
  const { flow } = programDefinition(program);
  // If all went well, the person's name follows.
  const heading =
    status === undefined
      ? /./
      : new RegExp(
          `^${statusHeading(status, flow, texts.cardName).replace('?', String.raw`\?`)}(, [A-Z][a-z]+)?$`,
        );
  return {
    screens: [screen],
    headings: 1,
    heading: expect.stringMatching(heading),
    path,
    title: expect.stringMatching(new RegExp(`^.+ \\| ${meta.title}$`)),
    repeatedIds: [],
    moved: [],
    complaints: [],
    unlisted: [],
  };
}

const firstOf = (program: ProgramId): ProgramId | undefined =>
  PROGRAM_IDS.find((id) => programDefinition(id).flow === programDefinition(program).flow);

/** Compares with the snapshot, for the first program of a flow: others differ in names only. */
async function expectWords(
  program: ProgramId,
  what: string,
  words: readonly string[],
): Promise<void> {
  if (firstOf(program) !== program) return;
  const { flow } = programDefinition(program);
  await expect(words.join('\n'), OUTDATED).toMatchFileSnapshot(`../words/${flow}-${what}.txt`);
}

const HELP = '[Need Help?]';

/** If no snapshot is compared, clicks nothing; clicks help only the first time. */
const pressedOf = (program: ProgramId, words: readonly string[]): readonly string[] | undefined =>
  firstOf(program) === program ? (words.includes(`> ${HELP}`) ? [HELP] : []) : undefined;

test.each(PROGRAM_IDS)('%s shows the screen of every status', async (program) => {
  const { flow } = programDefinition(program);
  const words: string[] = [];
  for (const status of STATUSES) {
    const screen = screenForStatus(flow, status);
    const { shown, ...known } = await shownOf({ program, status }, pressedOf(program, words));
    words.push(`===== ${status}: ${screen}`, ...shown.words, ...shown.pressed, '');
    expect(known, status).toEqual(
      await expected(program, screen, statusPath(flow, status), status),
    );
    // The hub of the item flow continues where there is something to do.
    const target = resumeTarget(status, { signedAt: null, offer: {} }, flow);
    if (flow !== 'item' || screen !== 'manual-review' || target === 'manual-review') continue;
    expect(shown.addresses, `${status} → ${target}`).toContain(screenPath(target, flow));
  }
  await expectWords(program, 'statuses', words);
});

test('a returned deposit is shown immediately', async () => {
  const { screens, moved, lines } = await showPortal(
    { program: 'pesto_cash', status: 'VERIFY_DOC', payment: 'received' },
    (_, body) => {
      const text = JSON.stringify(body).replaceAll('"VERIFY_DOC"', '"MANUAL_REVIEW"');
      return JSON.parse(text.replace('"failure":null', '"failure":"RETURNED"')) as object;
    },
  );
  expect(screens).toEqual(['manual-review']);
  expect(lines).toContain('Your deposit was returned');
  expect(moved).toEqual([]);
});

const withStatus = (status: string, other: string) => (_: string, body: object) =>
  JSON.parse(
    JSON.stringify(body).replaceAll(`"status":"${status}"`, `"status":"${other}"`),
  ) as object;

test.each(['home_light', 'pesto_item', 'pesto_cash'] as const)(
  "an unknown status doesn't lock applicants out of %s",
  async (program) => {
    const { flow } = programDefinition(program);
    const unknown = withStatus('MANUAL_REVIEW', 'BRAND_NEW');
    const { headings, path, moved, complaints } = await showPortal(
      { program, status: 'MANUAL_REVIEW' },
      unknown,
    );
    expect({ headings, path, moved, complaints }).toEqual({
      headings: [screenDefinition('invalid-state').heading],
      path: statusPath(flow, 'BRAND_NEW'),
      moved: [],
      complaints: [],
    });
    for (const screen of ['home', 'settings'] as const) {
      const shown = await showPortal({ program, status: 'MANUAL_REVIEW', screen }, unknown);
      expect(shown.screens).toEqual([screen]);
      expect(shown.lines.join(' ')).not.toContain('We can’t load this right now');
      expect(shown.complaints).toEqual([]);
    }
  },
);

test.each([
  ['home_light', 'personal-info', 'We’re preparing your offer.'],
  ['pesto_item', 'manual-review', 'We’re preparing your offer'],
] as const)('before an offer %s leads to %s without accepting', async (program, screen, line) => {
  const without = (_: string, body: object) =>
    JSON.parse(JSON.stringify(body), (key, value: unknown) =>
      key === 'offer' ? null : value,
    ) as object;
  for (const requested of ['offer', 'verify-income'] as const) {
    const options = { program, status: 'OFFER_DECISION_NEEDED', screen: requested } as const;
    const { screens, lines, complaints } = await showPortal(options, without);
    expect({ screens, complaints }, requested).toEqual({ screens: [screen], complaints: [] });
    expect(lines, requested).toContain(line);
    expect(
      lines.filter((one) => one.includes('preparing your offer')),
      requested,
    ).toHaveLength(1);
    expect(lines.join(' '), requested).not.toMatch(/Accept|Your offer is ready/);
  }
});

test.each([
  ['OFFER_DECISION_NEEDED', 'offer'],
  ['OFFER_ACCEPTED', 'agreements'],
] as const)(
  'the security of an application in %s is shown under any brand',
  async (status, screen) => {
    const shownIn = async (startedUnder: string | null) => {
      const { screens, lines } = await showPortal(
        { program: 'trovy', status, screen },
        (_, body) =>
          JSON.parse(
            JSON.stringify(body).replaceAll(
              '"program":"trovy"',
              `"program":${JSON.stringify(startedUnder)}`,
            ),
          ) as object,
      );
      expect(screens).toEqual([screen]);
      return lines.some((line) => line.includes('lose your home'));
    };
    expect(await shownIn('home_light')).toBe(true);
    // If the API returns none or an unknown one, the displayed program decides.
    for (const unknown of ['trovy', null, 'nobody_knows']) {
      expect(await shownIn(unknown), String(unknown)).toBe(false);
    }
  },
);

test('no deposit is called the next one during a review', async () => {
  const options = { program: 'pesto_cash', screen: 'fund-over-time', payment: 'schedule' } as const;
  const { lines } = await showPortal(options);
  expect(lines.filter((line) => line.startsWith('Next deposit'))).toHaveLength(1);
  const paused = await showPortal(options, (operation, body) => {
    if (operation !== 'deposit') return body;
    const text = JSON.stringify(body).replace('"OFFER_DECISION_NEEDED"', '"MANUAL_REVIEW"');
    return JSON.parse(text) as object;
  });
  expect(paused.lines).toContain('Left to deposit');
  expect(paused.lines.filter((line) => line.startsWith('Next deposit'))).toEqual([]);
});

test.each(PROGRAM_IDS)('%s shows every screen without a status', async (program) => {
  const { flow } = programDefinition(program);
  const led = new Set(STATUSES.map((status) => screenForStatus(flow, status)));
  const words: string[] = [];
  for (const screen of SCREEN_IDS) {
    if (screenPath(screen, flow) === undefined || led.has(screen)) continue;
    if (screen === 'login-callback') continue;
    const { path } = seedDestination(makeSeed({ program, screen }));
    const { shown, ...known } = await shownOf({ program, screen }, pressedOf(program, words));
    expect(known, screen).toEqual(await expected(program, screen, path));
    words.push(`===== ${screen}`, ...shown.words, ...shown.pressed, '');
  }
  await expectWords(program, 'screens', words);
});
