import { Command } from 'commander';
import { describeAction, type Found } from '../monkey/walk';
import { checkAnswering, DEFAULT_BASE_URL } from '../support/base-url';
import { seedLink } from '../support/seed-link';
import { note, printJson, printLine, styled } from '../support/output';
import { CommandFailed, UsageError } from '../support/usage-error';

interface MonkeyCommandOptions {
  readonly walks: string;
  readonly steps: string;
  readonly seed: string;
  readonly faults?: boolean;
  readonly minutes?: string;
  readonly baseUrl?: string;
  readonly json?: boolean;
}

function count(option: string, value: string): number {
  const number = Number(value);
  if (Number.isInteger(number) && number > 0) return number;
  throw new UsageError(`--${option} ${value} is not a whole number above 0`);
}

function duration(minutes: string | undefined): number {
  if (minutes === undefined) return Infinity;
  const given = Number(minutes);
  if (!(given > 0))
    throw new UsageError(`--minutes ${minutes} is not a number of minutes, like 10`);
  return given * 60_000;
}

function printFound(found: Found, base: string, testOf: (found: Found) => string): void {
  printLine(styled('red', `FOUND in walk ${String(found.walk)}: ${found.finding.kind}`));
  printLine(found.finding.text);
  printLine(`Link:  ${seedLink(found.seed, base)}`);
  printLine(
    found.actions.length === 0
      ? 'Steps: none, the link alone'
      : `Steps: ${found.actions.map(describeAction).join('; then ')}`,
  );
  printLine(`Test:\n${testOf(found)}\n`);
}

/** What a shell calls a command that each signal ended. */
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
  const walks = count('walks', options.walks);
  const steps = count('steps', options.steps);
  const atMost = duration(options.minutes);
  const { seed, faults = false, json, baseUrl } = options;
  const base = baseUrl === undefined ? undefined : await checkAnswering(baseUrl);
  const { serveMockBuild } = await import('../browser/mock-build');
  const { runMonkey } = await import('../monkey/monkey');
  const { Findings } = await import('../monkey/findings');
  const { testOf } = await import('../monkey/found-test');
  const build = base === undefined ? await serveMockBuild() : null;
  const origin = build?.origin ?? new URL(base ?? '').origin;
  const shown = base ?? DEFAULT_BASE_URL;
  const findings = new Findings((found) => {
    if (json) note(`Found in walk ${String(found.walk)}: ${found.finding.kind}`);
    else printFound(found, shown, testOf);
  });
  const summarize = (): string => {
    const found = findings.all.map((one) => ({ ...one, link: seedLink(one.seed, shown) }));
    if (json) printJson({ seed, steps, faults, walks: findings.walks, found });
    return `${String(findings.walks)} walks: ${String(found.length)} found something`;
  };
  // Before the browser is there, which would end everything at once.
  const forgetSignals = onSignal((code) => {
    findings.stop();
    note(`\nStopped. ${summarize()}`);
    process.exit(code);
  });
  try {
    // Making a build takes nothing of the time to walk.
    const until = Date.now() + atMost;
    await runMonkey({ origin, seed, walks, steps, faults, until }, findings);
    const summary = summarize();
    if (findings.all.length > 0) throw new CommandFailed(summary);
    if (json) note(summary);
    else printLine(summary);
  } finally {
    forgetSignals();
    build?.close();
  }
}

/** `portal monkey`: random walks through the portal. */
export function monkeyCommand(): Command {
  return new Command('monkey')
    .summary(
      'walk at random through the portal and tell what broke, with the shortest way back to it',
    )
    .description(
      'Opens random states and does random things at them, each in an empty browser: presses, types, ' +
        'chooses, goes back, reloads, has the page translated. An error that the page throws, a message ' +
        'in the console, an error page, a page that shows nothing, a second heading, words such as ' +
        'undefined and a request that leaves the origin are findings, each printed as soon as it is ' +
        'found. The same --seed makes the same walks. Without --base-url it builds and serves a copy of ' +
        'its own.',
    )
    .option('--walks <count>', 'how many walks', '20')
    .option('--steps <count>', 'actions of a walk, at most', '25')
    .option('--seed <text>', 'another text makes other walks', '1')
    .option('--faults', 'with an outside world that fails at random')
    .option('--minutes <minutes>', 'begin no further walk after so long, nor try shorter ways')
    .option('--base-url <url>', 'where a copy of the mock build is served')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `
Examples:
  $ portal monkey
  $ portal monkey --walks 1000 --faults --minutes 10
  $ portal monkey --seed 7 --json`,
    )
    .action(run);
}
