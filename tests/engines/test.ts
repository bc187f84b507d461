import { test as base } from '@playwright/test';
import type { Engine } from './engine';
import { EnginePage } from './engine-page';
import { EnginePortal } from './engine-portal';
import { startFirefox } from './firefox';
import { startWebkit } from './webkit';

const START = { webkit: startWebkit, firefox: startFirefox } as const;

export interface EngineOptions {
  readonly start: keyof typeof START;
  readonly port: number;
}

interface Fixtures {
  readonly view: EnginePage;
  readonly portal: EnginePortal;
}

/** The base of tests in other engines: one browser per worker, one host name per test. */
export const test = base.extend<Fixtures, EngineOptions & { engine: Engine }>({
  start: ['webkit', { option: true, scope: 'worker' }],
  port: [4330, { option: true, scope: 'worker' }],
  engine: [
    async ({ start }, use) => {
      const engine = await START[start]();
      await engine.resize(1280, 900);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  view: async ({ engine }, use) => use(new EnginePage(engine)),
  portal: async ({ view, start, port }, use, { testId }) => {
    const id = testId.replaceAll(/[^a-z0-9]/g, '').slice(-20);
    await use(new EnginePortal(view, `http://${start}-${id}.localhost:${port}`));
  },
});

export { expect } from '@playwright/test';
