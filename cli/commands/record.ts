import { Command } from 'commander';
import type { Page } from 'playwright';
import type { ServedBuild } from '../browser/mock-build';
import { checkAnswering } from '../support/base-url';
import { note, printJson, printLine } from '../support/output';
import { prepareFile } from '../support/prepare-output';
import type { Relay } from '../record/relay';
import { seedLink } from '../support/seed-link';
import { seedOf, withSeedOptions, type SeedFlags } from '../support/seed-options';
import { CommandFailed } from '../support/errors';
import { readWholeNumber } from '../support/read-number';

interface RecordOptions extends SeedFlags {
  readonly baseUrl?: string;
  readonly remote?: string;
  readonly json?: boolean;
}

/** Resolves when the window closes, the remote user disconnects or the command is interrupted. */
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
  prepareFile('<file>', file);
  const port = remote === undefined ? null : readWholeNumber('--remote', remote, 1, 65_535);
  const [{ serveMockBuild }, { openRemote, openWindow }, { followRecording }, { writeFile }] =
    await Promise.all([
      import('../browser/mock-build'),
      import('../record/open-window'),
      import('../record/follow-recording'),
      import('node:fs/promises'),
    ]);
  // Open the browser first: if that fails, nothing has to be built.
  const { browser, relay } =
    port === null ? { browser: await openWindow(), relay: null } : await openRemote(port);
  let build: ServedBuild | null = null;
  let text = '';
  let isWritten = Promise.resolve();
  try {
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
    if (port !== null) {
      note(`Open chrome://inspect in another Chromium and add 127.0.0.1:${String(port)} there.`);
    }
    note(`Recording your actions to ${file}. ${how} or press Ctrl+C to finish.`);
    await left;
    // The page reports its last actions when it unloads.
    if (!page.isClosed()) await page.goto('about:blank').catch(() => null);
    await isWritten;
  } finally {
    await browser.close();
    build?.close();
  }
  if (text === '') throw new CommandFailed('nothing was recorded: no screen of the mock was open');
  if (json) printJson({ file, test: text });
  else printLine(file);
}

export function recordCommand(): Command {
  const command = new Command('record')
    .summary('record your actions in a browser as a test')
    .description(
      'Open a browser in the state of a seed and write your actions to a test that uses the test kit. The ' +
        'test has steps by role and name, faults, clock changes and events from the admin debugger, and ' +
        'the expected results. It never contains codes, tax IDs, card numbers or account numbers. Without ' +
        '--base-url, the command builds and serves a copy of the portal.',
    )
    .argument('[file]', 'output file', 'recorded.spec.ts');
  return withSeedOptions(command)
    .option('--base-url <url>', 'URL of a served mock build')
    .option('--remote <port>', 'record without a window, from another browser')
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
