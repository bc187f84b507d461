import { test as base } from '@playwright/test';
import type { SeedWishes } from '../../cli/support/make-seed';
import { Portal } from './portal';
import { watchContext } from '../../cli/browser/watch-page';

/** How the outside world is mounted, and where the portal is served. Set by the project. */
export interface TransportOptions {
  readonly transport: 'http' | 'worker';
  readonly port: number;
  /** Where the outside world listens, when not with the portal: another origin, over TLS. */
  readonly mockPort: number | null;
}

interface Fixtures {
  /** What to seed: the wishes of `portal seed`. */
  readonly seed: SeedWishes;
  readonly portal: Portal;
}

/**
 * The base of every browser test. Each test has a host name, and with it a storage, a worker and an
 * outside world of its own. It fails on an unexpected console message, on an error that the page
 * throws, and on a request that leaves the origin.
 */
export const test = base.extend<Fixtures, TransportOptions>({
  transport: ['http', { option: true, scope: 'worker' }],
  port: [4310, { option: true, scope: 'worker' }],
  mockPort: [null, { option: true, scope: 'worker' }],
  seed: [{}, { option: true }],
  baseURL: async ({ port }, use, testInfo) => {
    const name = `t-${testInfo.testId.replaceAll(/[^a-z0-9]/g, '').slice(-20)}-${testInfo.repeatEachIndex}`;
    await use(`http://${name}.localhost:${port}/`);
  },
  portal: async ({ page, context, baseURL, transport, mockPort, seed }, use) => {
    const { origin, hostname } = new URL(baseURL ?? 'http://localhost/');
    const others = mockPort === null ? [] : [`https://${hostname}:${mockPort}`];
    const watch = watchContext(context, origin, ...others);
    await use(new Portal({ page, origin, transport, wishes: seed, watch }));
    const problems = watch.takeProblems();
    if (problems.length > 0) throw new Error(problems.join('\n'));
  },
});

export { expect } from '@playwright/test';
