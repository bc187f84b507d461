import { Command } from 'commander';
import type { Page } from 'playwright';
import type { ServedBuild } from '../browser/mock-build';
import { checkAnswering } from '../support/base-url';
import { note, printJson, printLine } from '../support/output';
import type { Relay } from '../record/relay';
import { seedLink } from '../support/seed-link';
import { seedOf, withSeedOptions, type SeedOptions } from '../support/seed-options';
import { CommandFailed, UsageError } from '../support/usage-error';

interface RecordOptions extends SeedOptions {
  readonly baseUrl?: string;
  readonly remote?: string;
  readonly json?: boolean;
}

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new UsageError(`--remote ${text} is not a port, like 9222`);
}

/** Until the window is closed, whoever uses it from elsewhere has left, or the command is interrupted. */
function whenLeft(page: Page, relay: Relay | null): Promise<void> {
  return new Promise((resolve) => {
    void relay?.left.then(resolve);
    page.once('close', () => resolve());
    page
      .context()
      .browser()
      ?.once('disconnected', () => resolve());
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}

async function run(file: string, options: RecordOptions): Promise<void> {
  const seed = await seedOf(options);
  const { remote, json } = options;
  const given = options.baseUrl === undefined ? null : await checkAnswering(options.baseUrl);
  const port = remote === undefined ? null : portOf(remote);
  const [
    { serveMockBuild },
    { openRemote, openWindow },
    { followRecording },
    { mkdir, writeFile },
    { dirname },
  ] = await Promise.all([
    import('../browser/mock-build'),
    import('../record/open-window'),
    import('../record/follow-recording'),
    import('node:fs/promises'),
    import('node:path'),
  ]);
  // Before anything is built or served: there may be no window to record in.
  const { browser, relay } =
    port === null ? { browser: await openWindow(), relay: null } : await openRemote(port);
  let build: ServedBuild | null = null;
  let text = '';
  let isWritten = Promise.resolve();
  try {
    await mkdir(dirname(file), { recursive: true });
    build = given === null ? await serveMockBuild() : null;
    const context = await browser.newContext({
      viewport: null,
      locale: 'en-US',
      ignoreHTTPSErrors: true,
    });
    await followRecording(context, (recorded) => {
      text = recorded;
      isWritten = isWritten.then(() => writeFile(file, recorded));
    });
    const page = await context.newPage();
    const left = whenLeft(page, relay);
    await page.goto(seedLink(seed, given ?? build?.origin ?? ''));
    const how = relay === null ? 'Close the window' : 'Close the developer tools';
    note(`What you do is written into ${file}. ${how}, or press Ctrl+C, when it is done.`);
    await left;
    // What was done last is told as the page is left.
    if (!page.isClosed()) await page.goto('about:blank').catch(() => null);
    await isWritten;
  } finally {
    await browser.close();
    build?.close();
  }
  if (text === '') throw new CommandFailed('nothing was recorded: no screen of the mock was shown');
  if (json) printJson({ file, test: text });
  else printLine(file);
}

/** `portal record`: turns what somebody does into a test of the kit. */
export function recordCommand(): Command {
  const command = new Command('record')
    .summary('turn what you do in a browser into a test of the kit')
    .description(
      'Opens a browser on a copy of the portal, in the state of a seed, and writes what is done there into ' +
        'a test of the kit: steps by role and name, faults, clock and events that are set in the admin ' +
        'debugger, and what they lead to. Codes, tax ids, cards and accounts are not written down. ' +
        'Without --base-url it builds and serves a copy of its own.',
    )
    .argument('[file]', 'where to write the test', 'recorded.spec.ts');
  return withSeedOptions(command)
    .option('--base-url <url>', 'where a copy of the mock build is served')
    .option(
      '--remote <port>',
      'without a window: use it from the developer tools of another browser',
    )
    .option('--json', 'print one JSON document at the end')
    .addHelpText(
      'after',
      `
Examples:
  $ portal record
  $ portal record tests/decline.spec.ts --screen cancel-offer
  $ portal record --program pesto_cash --base-url http://localhost:5173/`,
    )
    .action(run);
}
