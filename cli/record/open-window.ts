import type { Browser } from 'playwright';
import { cannotRun, rethrowAsFailure } from '../browser/browser';
import { LAUNCH_ARGUMENTS } from '../browser/launch-arguments';
import { importScript } from '../support/project-root';
import { CommandFailed, invalid } from '../support/errors';
import { freePort, openRelay, type Relay } from './relay';

interface ChromiumScript {
  findChromium(): Promise<string>;
  installedChromium(): Promise<string | undefined>;
}

/** An interrupt ends the recording; Playwright would end the process. */
const OWN_SIGNALS = { handleSIGINT: false, handleSIGTERM: false } as const;

interface RemoteBrowser {
  readonly browser: Browser;
  readonly relay: Relay;
}

/** Another browser's developer tools can use it at `port`. */
export async function openRemote(port: number): Promise<RemoteBrowser> {
  const { findChromium } = await importScript<ChromiumScript>('cli/start/chromium.mjs');
  const { chromium } = await import('playwright');
  const browserPort = await freePort();
  const relay = await openRelay(port, browserPort).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw invalid('--remote', String(port), `can't listen on this port (${reason})`);
  });
  const args = [...LAUNCH_ARGUMENTS, `--remote-debugging-port=${String(browserPort)}`];
  const executablePath = await findChromium().catch(rethrowAsFailure);
  const opened = chromium.launch({ executablePath, args, ...OWN_SIGNALS });
  const browser = await opened.catch((error: unknown) => {
    relay.close();
    throw cannotRun(executablePath, error);
  });
  browser.once('disconnected', relay.close);
  return { browser, relay };
}

/** Throws CommandFailed if no browser opens. */
export async function openWindow(): Promise<Browser> {
  const { installedChromium } = await importScript<ChromiumScript>('cli/start/chromium.mjs');
  const { chromium } = await import('playwright');
  const installed = await installedChromium().catch(rethrowAsFailure);
  const hasWindow = installed !== undefined && !installed.includes('headless');
  const ways = [
    ...(hasWindow ? [{ executablePath: installed }] : []),
    { channel: 'chrome' },
    { channel: 'msedge' },
    { channel: 'chromium' },
  ];
  for (const way of ways) {
    try {
      return await chromium.launch({ ...way, headless: false, ...OWN_SIGNALS });
    } catch {
      // Not installed, or without a display: try the next one.
    }
  }
  throw new CommandFailed(
    "can't open a browser window: run 'npx playwright install chromium', use --remote 9222 on a machine " +
      "without a screen, or record in the admin debugger of 'npm start'",
  );
}
