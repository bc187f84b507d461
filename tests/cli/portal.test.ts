import { spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, test } from 'vitest';
import { version } from '../../package.json';
import { LISTINGS } from '../../cli/commands/list-parts';
import { decodeSeed } from '../../mock-server/scenario/seed';
import { PROGRAM_IDS } from '../../src/catalogue/programs';
import { STATUSES } from '../../src/catalogue/statuses';
import { loadedCode } from '../support/loaded-code';
import { json, portal, started } from '../support/run-portal';
import { PORTAL } from '../support/serve-process';

// The first call may have to bundle the command line.
beforeAll(() => void started('--version'), 60_000);

describe('portal seed', () => {
  test('prints the same bytes for the same arguments', async () => {
    const args = ['seed', '--status', 'MANUAL_REVIEW', '--fault', 'latency=3000', '--json'];
    const first = await portal(...args);
    expect(first.code).toBe(0);
    expect(started(...args)).toEqual(first);
  });

  test('reports a fault that the screen does not send to stderr and in the JSON', async () => {
    const args = ['seed', '--screen', 'offer', '--fault', 'operation=payDeposit,status=503'];
    const note = "doesn't apply on offer, which doesn't send payDeposit. These screens send it: ";
    const printed = await portal(...args);
    expect(printed.code).toBe(0);
    expect(printed.stderr).toContain(`note: The fault operation=payDeposit,status=503 ${note}`);
    expect(printed.stdout).not.toContain('note');
    expect(await json(...args)).toMatchObject({ notes: [expect.stringContaining(note)] });
  });

  test('prints where the browser ends up', async () => {
    expect(
      await json('seed', '--screen', 'offer', '--base-url', 'http://127.0.0.1:8080'),
    ).toMatchObject({
      program: 'home_light',
      flow: 'home',
      status: 'OFFER_DECISION_NEEDED',
      persona: 'P-03',
      screen: 'offer',
      path: '/app/homelight/offer',
      now: '2026-06-15T12:00:00-04:00',
      faults: [],
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:8080\/\?seed=v1\./),
    });
    expect(await json('seed', '--signed-out', '--screen', 'offer')).toMatchObject({
      path: '/login',
    });
  });

  test("prints the deposit's progress, also the one that a screen requires", async () => {
    const cash = ['seed', '--program', 'pesto_cash'];
    expect(await json(...cash, '--payment', 'refunded')).toMatchObject({
      status: 'OFFER_REJECTED',
      payment: 'refunded',
    });
    expect(await json(...cash, '--screen', 'verify-payment')).toMatchObject({
      status: 'OFFER_DECISION_NEEDED',
      payment: 'processing',
    });
    expect(await json(...cash, '--screen', 'payment-selection')).not.toHaveProperty('payment');
  });

  test.each([
    ['https://x.test/demo/', 'https://x.test/demo/?seed='],
    ['https://x.test/demo', 'https://x.test/demo/?seed='],
    ['https://x.test/demo/?a=b#c', 'https://x.test/demo/?seed='],
    ['https://x.test', 'https://x.test/?seed='],
  ])('keeps the path of --base-url %s', async (base, start) => {
    const { url } = (await json('seed', '--base-url', base)) as { url: string };
    expect(url.slice(0, start.length)).toBe(start);
  });

  test('prints a seed that can be read', async () => {
    const { seed } = (await json('seed', '--status', 'COMPLETE')) as { seed: string };
    expect(decodeSeed(seed)).toMatchObject({ ok: true, seed: { status: 'COMPLETE' } });
  });

  test('--open reports that no tab is open', () => {
    const { code, stderr } = started('seed', '--open', '--base-url', 'http://127.0.0.1:9');
    expect(stderr).toBe(
      "error: can't connect to http://127.0.0.1:9 (fetch blocks this port, use another one): start the portal with 'npm start'\n",
    );
    expect(code).toBe(1);
  });
});

test.each([
  ['seed --status manual-review', { status: 'MANUAL_REVIEW' }],
  ['seed --program Pesto-Cash --persona p-3', { program: 'pesto_cash', persona: 'P-03' }],
  ['seed --program pesto_item --dialog cart-status', { dialog: 'cartStatus' }],
])('accepts names in any case, with - or _: portal %s', async (line, expected) => {
  expect(await json(...line.split(' '))).toMatchObject(expected);
});

describe('portal token', () => {
  test('mints tokens for an applicant of a program', async () => {
    const args = ['token', '--program', 'trovy', '--status', 'complete'];
    const ofSeed = (await json('seed', ...args.slice(1))) as { seed: string };
    const { accessToken } = (await json(...args)) as { accessToken: string };
    expect(await json('token', '--seed', ofSeed.seed)).toMatchObject({ accessToken });
  });

  test('prints the same single document each time', async () => {
    const first = await portal('token', '--fault', 'exp_past', '--json');
    expect(started('token', '--fault', 'exp_past', '--json')).toEqual(first);
    expect(JSON.parse(first.stdout)).toMatchObject({
      accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      fault: { name: 'exp_past', accepted: false },
    });
  });
});

describe('portal contract check', () => {
  const endpoint = ['--endpoint', 'http://127.0.0.1:9/graphql'];

  test('reports in JSON that there is no schema to compare', async () => {
    const { code, stdout, stderr } = await portal('contract', 'check', ...endpoint, '--json');
    expect(stderr).toContain(
      "error: http://127.0.0.1:9/graphql: can't connect (fetch blocks this port",
    );
    expect(JSON.parse(stdout)).toMatchObject({ ready: false, failure: 'unreachable' });
    expect(code).toBe(1);
  });
});

describe('portal list', () => {
  test('without a name lists every list', async () => {
    const lists = (await json('list')) as { list: string }[];
    expect(lists.map(({ list }) => list)).toEqual(Object.keys(LISTINGS));
    expect((await portal('list')).stdout).toMatch(/^LIST +CONTENT\nprograms +white-label/);
  });

  test('lists every status', async () => {
    const entries = (await json('list', 'statuses')) as { status: string }[];
    expect(entries.map(({ status }) => status)).toEqual(STATUSES);
  });

  test('lists the eight operations of the specification', async () => {
    const entries = (await json('list', 'operations')) as { name: string; source: string }[];
    expect(entries.filter(({ source }) => source === 'spec')).toHaveLength(8);
  });

  test('lists every route with a link', async () => {
    const routes = (await json('list', 'routes')) as { path: string; url: string }[];
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
    expect(routes.every(({ url }) => URL.canParse(url))).toBe(true);
  });

  test('lists personas with the outcomes of their tax IDs', async () => {
    const people = (await json('list', 'personas')) as {
      persona: string;
      outcome: string | null;
    }[];
    const endings = (await json('list', 'outcomes')) as { suffix: string }[];
    expect(people).toHaveLength(24);
    expect(people.find(({ persona }) => persona === 'P-16')?.outcome).toBe('0003');
    const known = new Set(endings.map(({ suffix }) => suffix));
    expect(people.every(({ outcome }) => outcome === null || known.has(outcome))).toBe(true);
  });
});

describe('portal matrix', () => {
  test('has a stable link for every program and status', async () => {
    const first = await portal('matrix', '--json');
    const cells = JSON.parse(first.stdout) as { program: string; status: string; url: string }[];
    expect(cells).toHaveLength(PROGRAM_IDS.length * STATUSES.length);
    expect(new Set(cells.map(({ url }) => url)).size).toBe(cells.length);
    expect(started('matrix', '--json')).toEqual(first);
    for (const { program, status, url } of cells) {
      const text = new URL(url).searchParams.get('seed') ?? '';
      expect(decodeSeed(text)).toMatchObject({ ok: true, seed: { program, status } });
    }
  });
});

test(
  'portal doctor checks everything and reports how to fix each problem',
  { timeout: 60_000 },
  () => {
    const { stdout, stderr, status } = spawnSync(process.execPath, [PORTAL, 'doctor', '--json'], {
      encoding: 'utf8',
      env: { ...process.env, CHROMIUM_PATH: '/no/such/chromium', PORT: 'http' },
    });
    const findings = JSON.parse(stdout) as { name: string; state: string; fix?: string }[];
    expect(findings.find(({ name }) => name === 'Node')).toMatchObject({ state: 'ok' });
    const generated = findings.find(({ name }) => name === 'generated files');
    expect(generated).toMatchObject({ state: 'ok' });
    const wrong = findings.filter(({ state }) => state === 'wrong');
    expect(wrong.map(({ name }) => name)).toEqual(expect.arrayContaining(['Chromium', 'PORT']));
    expect(wrong.every(({ fix }) => fix !== undefined && fix !== '')).toBe(true);
    expect(stderr).toContain('problems found');
    // It loads a script outside the bundle, about which Node must not warn.
    expect(stderr).not.toContain('Warning');
    expect(status).toBe(1);
  },
);

test('portal --version prints the version of the project', () => {
  const { code, stdout } = started('--version');
  expect([code, stdout]).toEqual([0, `${version}\n`]);
});

test('a closed pipe causes no stack trace', () => {
  const { stderr } = spawnSync(
    'sh',
    ['-c', `"${process.execPath}" "${PORTAL}" matrix --json | head -1`],
    {
      encoding: 'utf8',
    },
  );
  expect(stderr).toBe('');
});

const COMMANDS = [
  'seed',
  'list',
  'matrix',
  'gallery',
  'serve',
  'token',
  'contract',
  'headers',
  'doctor',
];

test.each([[], ...COMMANDS.map((name) => [name])])(
  '--help of portal %s has an example',
  async (...name) => {
    const { code, stdout } = await portal(...name, '--help');
    expect(code).toBe(0);
    expect(stdout).toContain('$ portal ');
  },
);

test('portal seed loads little of the command line', async () => {
  started('seed');
  const kilobytes = await loadedCode([PORTAL, 'seed']);
  expect(kilobytes).toBeGreaterThan(20);
  expect(kilobytes).toBeLessThan(165);
});
