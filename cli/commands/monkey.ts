import { Command, Option } from 'commander';
import { describeAction, type Found } from '../monkey/walk';
import { checkAnswering } from '../support/base-url';
import { runningPortal } from '../support/running-server';
import { count } from '../support/count';
import { seedLink } from '../support/seed-link';
import { note, printJson, printLine, styled } from '../support/output';
import { CheckFailed } from '../support/errors';
import { readDuration, readNumber } from '../support/read-number';

interface MonkeyCommandOptions {
  readonly walks: string;
  readonly steps: string;
  readonly randomSeed: string;
  /** Old name of `--random-seed`. */
  readonly seed?: string;
  readonly faults?: boolean;
  readonly minutes?: string;
  readonly baseUrl?: string;
  readonly json?: boolean;
}

const readCount = (option: string, text: string): number =>
  readNumber(option, text, 'a whole number of 1 or more', (n) => Number.isInteger(n) && n > 0);

function printFound(found: Found, base: string, testOf: (found: Found) => string): void {
  printLine(styled('red', `FAILED walk ${String(found.walk)}: ${found.finding.kind}`));
  printLine(found.finding.text);
  printLine(`Link:  ${seedLink(found.seed, base)}`);
  printLine(
    found.actions.length === 0
      ? 'Steps: none, open the link'
      : `Steps: ${found.actions.map(describeAction).join('; then ')}`,
  );
  printLine(`Test:\n${testOf(found)}\n`);
}

const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

function onSignal(stop: (code: number) => void): () => void {
  const listeners = Object.entries(SIGNALS).map(([signal, code]) => {
    const listener = (): void => stop(code);
    process.once(signal, listener);
    return () => void process.off(signal, listener);
  });
  return () => listeners.forEach((forget) => forget());
}

async function run(options: MonkeyCommandOptions): Promise<void> {
  const walks = readCount('--walks', options.walks);
  const steps = readCount('--steps', options.steps);
  const { minutes, faults = false, json, baseUrl } = options;
  const atMost =
    minutes === undefined ? Infinity : readDuration('--minutes', minutes, 'minutes') * 60_000;
  const seed = options.seed ?? options.randomSeed;
  const base = baseUrl === undefined ? undefined : await checkAnswering(baseUrl);
  const { serveMockBuild } = await import('../browser/mock-build');
  const { runMonkey } = await import('../monkey/monkey');
  const { Findings } = await import('../monkey/findings');
  const { testOf } = await import('../monkey/found-test');
  const build = base === undefined ? await serveMockBuild() : null;
  const origin = build?.origin ?? new URL(base ?? '').origin;
  const shown = base ?? runningPortal();
  const findings = new Findings((found) => {
    if (json) note(`Failed walk ${String(found.walk)}: ${found.finding.kind}`);
    else printFound(found, shown, testOf);
  });
  const summarize = (): string => {
    const found = findings.all.map((one) => ({ ...one, link: seedLink(one.seed, shown) }));
    if (json) printJson({ seed, steps, faults, walks: findings.walks, found });
    return `${count(findings.walks, 'walk')}, ${String(found.length)} failed`;
  };
  // Register before the browser starts: it would end the process at once.
  const forgetSignals = onSignal((code) => {
    findings.stop();
    note(`\nStopped. ${summarize()}`);
    process.exit(code);
  });
  try {
    // Start the clock here, so that building doesn't count.
    const until = Date.now() + atMost;
    await runMonkey({ origin, seed, walks, steps, faults, until }, findings);
    const summary = summarize();
    if (findings.all.length > 0) throw new CheckFailed(summary);
    if (json) note(summary);
    else printLine(summary);
  } finally {
    forgetSignals();
    build?.close();
  }
}

export function monkeyCommand(): Command {
  return new Command('monkey')
    .summary('run random UI tests and report reproducible failures')
    .description(
      'Open random states in a new browser context and perform random actions: click, type, select, go ' +
        'back, reload, translate the page. Report uncaught errors, console messages, error pages, blank ' +
        'pages, a second h1, text such as "undefined" and requests to other origins. Each failure comes ' +
        'with the shortest steps to reproduce it. Without --base-url, the command builds and serves a ' +
        'copy of the portal.',
    )
    .option('--walks <count>', 'number of walks', '20')
    .option('--steps <count>', 'maximum number of actions per walk', '25')
    .option('--random-seed <text>', 'random seed; the same seed repeats the same walks', '1')
    .addOption(new Option('--seed <text>', 'old name of --random-seed').hideHelp())
    .option('--faults', 'inject random faults into the mock backend')
    .option('--minutes <minutes>', 'stop after this many minutes')
    .option('--base-url <url>', 'URL of a served mock build')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `
Examples:
  $ portal monkey
  $ portal monkey --walks 1000 --faults --minutes 10
  $ portal monkey --random-seed 7 --json`,
    )
    .action(run);
}
