import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pageTimeout } from '../../cli/browser/page-timeout';
import { expect, test as kit } from './playwright';
import type { Portal } from './portal';

const ROOT = join(import.meta.dirname, '../..');
const PORTAL = 'cli/bin/portal.cjs';

const MOUNTS = {
  'npm start': () => ['cli/start/start.mjs'],
  'the static mock build': (port: string) => ['tests/support/static-server.mjs', 'dist-mock', port],
  'portal serve with the production build': (port: string) => [
    PORTAL,
    'serve',
    '--port',
    port,
    '--static',
    'dist',
  ],
} as const satisfies Record<string, (port: string) => readonly string[]>;

interface Kit {
  readonly portal: Portal;
  readonly page: Page;
}

/** A missing method is a type error. */
type Checks<Methods> = { readonly [Method in keyof Methods]: (kit: Kit) => Promise<unknown> };

const STATUS = { status: 'OFFER_DECISION_NEEDED', screen: 'offer', consent: 'all' } as const;
const TYPED = '666-45-7788';

/** They run in this order, in one page; some use the state of the previous one. */
const METHODS: Checks<Omit<Portal, 'events'>> = {
  openSeed: async ({ portal, page }) => {
    await portal.openSeed(STATUS);
    await expect(page.locator('main')).toHaveAttribute('data-screen', 'offer');
  },
  screen: ({ portal }) => expect(portal.screen('offer')).toBeVisible(),
  expectScreen: ({ portal }) => portal.expectScreen('offer'),
  expectHeading: async ({ portal, page }) =>
    portal.expectHeading(await page.getByRole('heading', { level: 1 }).innerText()),
  expectText: async ({ portal, page }) => {
    await portal.expectText(await page.getByRole('heading', { level: 1 }).innerText());
    await portal.expectText(/\$[\d,]+/);
  },
  state: async ({ portal }) =>
    expect((await portal.state()).applications).toMatchObject([{ status: STATUS.status }]),
  link: async ({ portal, page }) => {
    const link = await portal.link();
    await portal.openSeed({ status: 'COMPLETE' });
    await page.goto(link);
    await portal.expectScreen('offer');
  },
  snapshot: async ({ portal, page }) => {
    await portal.openSeed({ screen: 'cancel-offer' });
    await page.getByRole('radio', { name: 'Other' }).check();
    expect(await portal.snapshot()).toMatch(/^portal-snapshot\./);
  },
  openSnapshot: async ({ portal, page }) => {
    const stored = await portal.snapshot();
    await portal.openSeed({ status: 'COMPLETE' });
    await portal.openSnapshot(stored);
    await portal.expectScreen('cancel-offer');
    await expect(page.getByRole('radio', { name: 'Other' })).toBeChecked();
  },
  // Already called by the fixture: a snapshot reopens the open dialog.
  follow: async ({ portal, page }) => {
    await portal.openSeed(STATUS);
    await page.getByRole('button', { name: 'Cookie Settings and Privacy Choices' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const stored = await portal.snapshot();
    await portal.openSeed({ status: 'COMPLETE' });
    await portal.openSnapshot(stored);
    await expect(dialog).toBeVisible();
  },
  expectDialog: async ({ portal }) => {
    await portal.openSeed({ dialog: 'ssnDuplicate' });
    await portal.expectDialog('Sign In to Your Existing Account');
  },
  event: async ({ portal }) => {
    await portal.openSeed({ status: 'VERIFY_DOC' });
    await portal.event('documents-checked');
    expect((await portal.state()).applications[0]?.status).toBe('OFFER_ACCEPTED');
  },
  change: async ({ portal }) => {
    await portal.change({ kind: 'applicant', set: { firstName: 'Nova' } });
    expect((await portal.state()).users[0]?.firstName).toBe('Nova');
  },
  ledger: async ({ portal }) => {
    await portal.openSeed({ program: 'pesto_cash', screen: 'verify-payment' });
    expect((await portal.ledger()).length).toBeGreaterThan(0);
  },
  faults: async ({ portal, page }) => {
    await portal.openSeed(STATUS);
    portal.allowConsole(/\[portal\]|Failed to load resource/);
    await portal.faults(['operation=application,status=503,times=1']);
    await page.reload();
    await portal.expectScreen('offer');
  },
  expectFaultsStruck: ({ portal }) => portal.expectFaultsStruck(),
  faultHits: async ({ portal }) => expect(Object.values(await portal.faultHits())).toEqual([1]),
  allowIdleFaults: async ({ portal }) => {
    await portal.faults(['operation=acceptCreditOffer,status=503']);
    portal.allowIdleFaults();
    expect(await portal.problems()).toEqual([]);
  },
  allowConsole: async ({ portal, page }) => {
    portal.allowConsole(/an expected message/);
    await page.evaluate('console.error("an expected message")');
    expect(await portal.problems()).toEqual([]);
  },
  allowOrigin: async ({ portal, page }) => {
    portal.allowConsole(/other\.test|Failed to load resource/);
    portal.allowOrigin('http://other.test');
    await page.evaluate(() => fetch('http://other.test/').catch(() => null));
    expect(await portal.problems()).toEqual([]);
  },
  problems: async ({ portal, page }) => {
    await page.evaluate('console.log("no problem")');
    await page.evaluate('console.warn("a problem")');
    expect(await portal.problems()).toEqual([expect.stringContaining('a problem')]);
  },
  signIn: async ({ portal }) => {
    await portal.openSeed({ ...STATUS, screen: 'login', signedOut: true });
    await portal.signIn();
    await expect(portal.screen('login')).toBeHidden();
  },
  inbox: async ({ portal }) => expect((await portal.inbox()).at(-1)?.code).toMatch(/^\d{6}$/),
  code: async ({ portal }) => expect(await portal.code()).toMatch(/^\d{6}$/),
  wrongCode: async ({ portal }) => expect(await portal.wrongCode()).not.toBe(await portal.code()),
  clock: async ({ portal, page }) => {
    await portal.openSeed(STATUS);
    await portal.clock({ advance: 'P1D' });
    // The session lasts two hours.
    await page.reload();
    await portal.expectScreen('login');
  },
  endSession: async ({ portal }) => {
    await portal.openSeed(STATUS);
    await portal.endSession();
    await portal.expectDialog('Session has ended');
  },
  fill: async ({ portal }) => {
    // A newcomer gives consent first, a seeded applicant has given it.
    await portal.openSeed({ status: 'CREATED', screen: 'personal-info', consent: 'all' });
    await portal.fill('personal-info');
    await portal.expectHeading('Check your answers');
  },
  complete: async ({ portal }) => {
    await portal.complete('home', 'offer', { consent: 'all' });
    await portal.expectScreen('offer');
  },
};

const EVENTS: Checks<Portal['events']> = {
  expectFunnel: ({ portal }) =>
    portal.events.expectFunnel('home', { to: 'Personal Information Submitted' }),
  all: async ({ portal }) => expect((await portal.events.all()).length).toBeGreaterThan(0),
  expectNothingOf: ({ portal }) => portal.events.expectNothingOf([TYPED]),
};

async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}

async function serve(mount: keyof typeof MOUNTS): Promise<{ base: string; end: () => void }> {
  const port = await freePort();
  const child = spawn(process.execPath, MOUNTS[mount](port), {
    cwd: ROOT,
    env: { ...process.env, PORT: port },
    stdio: 'ignore',
  });
  const base = `http://localhost:${port}/`;
  const isReady = () =>
    fetch(base).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 3 * pageTimeout() }).toBe(true);
  return { base, end: () => void child.kill() };
}

const test = kit.extend<{ readonly served: keyof typeof MOUNTS }>({
  served: ['npm start', { option: true }],
  baseURL: async ({ served }, use) => {
    const { base, end } = await serve(served);
    await use(base);
    end();
  },
});

for (const mount of Object.keys(MOUNTS) as (keyof typeof MOUNTS)[]) {
  test.describe(mount, () => {
    test.use({ served: mount });

    test('every method of the kit works', async ({ portal, page }) => {
      test.setTimeout(30 * pageTimeout());
      const failures: string[] = [];
      for (const [name, check] of Object.entries({ ...METHODS, ...EVENTS })) {
        await test.step(name, () =>
          check({ portal, page }).catch((error: unknown) => {
            failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
          }),
        );
      }
      expect(failures).toEqual([]);
    });
  });
}
