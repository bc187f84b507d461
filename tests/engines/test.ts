import { existsSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { pageTimeout } from '../../cli/browser/page-timeout';
import type { StepPage } from '../support/step-page';
import { EnginePage } from './engine-page';
import { EnginePortal } from './engine-portal';
import { startFirefox } from './firefox';
import { startWebkit } from './webkit';

const DEBIAN = {
  webkit: { program: '/usr/bin/WebKitWebDriver', start: startWebkit },
  firefox: { program: '/usr/bin/firefox-esr', start: startFirefox },
} as const;

export interface EngineOptions {
  /** Null for the `browserName` of Playwright. */
  readonly debian: keyof typeof DEBIAN | null;
  readonly port: number;
}

/** One page per worker, one host name per test. */
export const test = base.extend<
  { readonly portal: EnginePortal },
  EngineOptions & { readonly view: StepPage }
>({
  debian: [null, { option: true, scope: 'worker' }],
  port: [0, { option: true, scope: 'worker' }],
  view: [
    async ({ debian, playwright, browserName, launchOptions }, use) => {
      if (debian === null) {
        const browser = await playwright[browserName].launch(launchOptions);
        const page = await browser.newPage();
        page.setDefaultTimeout(pageTimeout());
        await use(page);
        await browser.close();
      } else {
        const { program, start } = DEBIAN[debian];
        if (!existsSync(program))
          throw new Error(
            `${program} is missing: apt-get install --no-install-recommends firefox-esr webkit2gtk-driver xvfb`,
          );
        const engine = await start(program);
        await use(new EnginePage(engine));
        await engine.close();
      }
    },
    { scope: 'worker', timeout: 6 * pageTimeout() },
  ],
  portal: async ({ view, port }, use, { testId }) => {
    const host = testId.replaceAll(/[^a-z0-9]/g, '').slice(-20);
    await use(new EnginePortal(view, `http://${host}.localhost:${port}`));
  },
});

export { expect } from '@playwright/test';
