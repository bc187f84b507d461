import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyDiff, readBlocks, runShell } from './follow-recipe';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const BLOCKS = readBlocks('docs/recipes/adding-a-status.md');
const DIFFS = BLOCKS.filter(({ language }) => language === 'diff');
const MISSING = BLOCKS.filter(({ note }) => note === 'missing').flatMap(({ text }) =>
  text.trim().split('\n'),
);
/** They distinguish statuses, or declare global types. The compiler follows their imports. */
const CHECKED = [
  'src/globals.d.ts',
  'src/services/data/data-client.ts',
  'mock-server/domain/documents/pdfkit.d.ts',
  'src/catalogue/status-routes.ts',
  'src/catalogue/status-navigation.test.ts',
  'src/domain/application/status-copy.ts',
  'src/features/settings/personal-info/information-rows.tsx',
  'mock-server/domain/seed/create-state.ts',
  'mock-server/domain/announcements/announce-status.ts',
  'mock-server/domain/events/possible-events.ts',
  'mock-server/apis/graphql/application-view.ts',
  'mock-server/apis/graphql/personal-information-update.ts',
  'mock-server/domain/lifecycle/testing/expected-moves.ts',
  'tests/contract/statuses.test.ts',
];
/** Tools take some seconds to start on a busy machine. */
const LIMIT = 120_000;

/** Runs in the copy; prints one line of JSON. */
const PROBE = `
import { screenForStatus } from './src/catalogue/status-navigation';
import { statusCopy } from './src/domain/application/status-copy';
import { applicationFor } from './src/domain/application/testing/application';
import { testContext } from './mock-server/apis/identity/testing/test-world';
import { EVENTS } from './mock-server/domain/events/events';
import { createState } from './mock-server/domain/seed/create-state';
import { testSeed } from './mock-server/domain/seed/testing/test-seed';

const seeded = (status) =>
  createState(testSeed({ status }), { machineNow: 0, frozen: true });
const after = (status, outcome) => {
  const state = seeded(status);
  EVENTS['review-decided'].apply(testContext(state), state.applications[0], outcome);
  return state.applications[0].status;
};
const application = applicationFor('ON_HOLD');
const facts = { application, flow: 'home', cardName: 'Card' };
const copy = statusCopy(application);
console.log(
  JSON.stringify({
    screen: screenForStatus('home', 'ON_HOLD'),
    told: [copy.tag, copy.sentence(facts), copy.hub(facts, { waits: false }).heading],
    seeded: seeded('ON_HOLD').applications[0].status,
    reached: after('MANUAL_REVIEW', 'ON_HOLD'),
    left: after('ON_HOLD', 'OFFER_DECISION_NEEDED'),
  }),
);
`;

let folder = '';

function broken(): string[] {
  const report = runShell(folder, 'npx tsc --noEmit --pretty false -p . || true');
  const files = [...report.matchAll(/^([\w/.-]+)\(\d+,\d+\): error/gm)].map(
    ([, file = '']) => file,
  );
  return [...new Set(files)].toSorted();
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-status-'));
  for (const path of ['src', 'mock-server', 'fixtures', 'cli', 'tests/contract', 'package.json']) {
    // The command line's bundle isn't needed, and may be being written.
    const filter = (from: string): boolean => from !== join(ROOT, 'cli/dist');
    cpSync(join(ROOT, path), join(folder, path), { recursive: true, filter });
  }
  for (const path of ['node_modules', 'styled-system']) {
    symlinkSync(join(ROOT, path), join(folder, path), 'dir');
  }
  cpSync(join(ROOT, 'tsconfig.json'), join(folder, 'whole.json'));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: './whole.json', include: [], files: CHECKED }),
  );
  writeFileSync(join(folder, 'probe.mjs'), PROBE);
  for (const block of DIFFS.slice(0, 2)) applyDiff(folder, block);
  runShell(folder, 'node cli/build/codegen/generate.mjs');
}, LIMIT);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test(
  'a status that is only named fails to compile with what it lacks',
  () => {
    expect(MISSING.length).toBeGreaterThan(3);
    expect(broken()).toEqual(MISSING.toSorted());
  },
  LIMIT,
);

test(
  'following the guide makes a status reachable, shown, seeded and left',
  () => {
    for (const block of DIFFS.slice(2)) applyDiff(folder, block);
    expect(broken()).toEqual([]);
    runShell(
      folder,
      'npx vite build --config cli/build/vite.cli.config.ts --ssr probe.mjs --outDir built --emptyOutDir --logLevel error',
    );
    expect(JSON.parse(runShell(folder, 'node built/probe.cjs'))).toEqual({
      screen: 'manual-review',
      told: ['On hold', 'Your application is on hold. You don’t need to do anything.', 'On hold'],
      seeded: 'ON_HOLD',
      reached: 'ON_HOLD',
      left: 'OFFER_DECISION_NEEDED',
    });
  },
  LIMIT,
);
