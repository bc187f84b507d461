import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright';
import { importScript } from '../support/project-root';
import { CommandFailed } from '../support/errors';
import { LAUNCH_ARGUMENTS, SHORT_LIVED } from './launch-arguments';

interface ChromiumScript {
  findChromium(): Promise<string>;
}

export function cannotRun(path: string, error: unknown): CommandFailed {
  const message = error instanceof Error ? error.message : String(error);
  const reason =
    /(?:spawn .*? (E\w+)|error while loading shared libraries: .*|exitCode=\d+)/.exec(
      message,
    )?.[0] ?? message.split('\n')[0];
  return new CommandFailed(
    `can't run ${path} (${reason ?? 'no reason given'}): set CHROMIUM_PATH to another Chromium, or unset it`,
  );
}

/** A launch script has its own copy of the error classes. */
export function rethrowAsFailure(error: unknown): never {
  throw new CommandFailed(error instanceof Error ? error.message : String(error));
}

/** Throws CommandFailed if there is no Chromium. */
export async function openBrowser(): Promise<Browser> {
  const { findChromium } = await importScript<ChromiumScript>('cli/start/chromium.mjs');
  const executablePath = await findChromium().catch(rethrowAsFailure);
  const { chromium } = await import('playwright');
  return chromium
    .launch({ executablePath, args: [...LAUNCH_ARGUMENTS, SHORT_LIVED] })
    .catch((error: unknown) => {
      throw cannotRun(executablePath, error);
    });
}

/** Starts with empty storage, in the tests' time zone and language. */
export function newVisitor(
  browser: Browser,
  size: { readonly width: number; readonly height: number },
  more: Pick<BrowserContextOptions, 'ignoreHTTPSErrors' | 'reducedMotion'> = {},
): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { ...size },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    ...more,
  });
}
