import { Command } from 'commander';
import type { Snapshot } from '../../mock-server/apis/control/snapshot/snapshot';
import { isoTime } from '../../mock-server/world/clock';
import { checkBaseUrl } from '../support/base-url';
import { findMock, runningPortal } from '../support/running-server';
import { localFetch } from '../support/local-fetch';
import { note, printJson, printLine, styled } from '../support/output';
import { prepareFile } from '../support/prepare-output';
import { CommandFailed, invalid, UsageError } from '../support/errors';
import { fetchProblem } from '../support/fetch-problem';

interface SaveOptions {
  readonly from?: string;
  readonly json?: boolean;
}

interface OpenOptions {
  readonly baseUrl?: string;
  readonly open?: boolean;
  readonly to?: string;
  readonly json?: boolean;
}

/** Loaded on demand. */
const parts = () => import('../../mock-server/apis/control/snapshot/snapshot');

async function readChecked(text: string, name: string, value: string): Promise<Snapshot> {
  const { ControlProblem } = await import('../../mock-server/apis/control/control-problem');
  const { readSnapshot } = await parts();
  try {
    return await readSnapshot(text);
  } catch (error) {
    if (error instanceof ControlProblem) throw invalid(name, value, error.message);
    throw error;
  }
}

/** For the output and --json. */
function describe({ state, page, session, now }: Snapshot) {
  const application = state.applications.at(-1);
  return {
    program: application?.program ?? state.seed.program,
    status: application?.status ?? null,
    persona: state.seed.persona,
    signedIn: session !== null,
    address: page?.address ?? null,
    now: isoTime(now),
    faults: state.faults,
  };
}

async function ask(address: string, init?: RequestInit): Promise<unknown> {
  let response: Response;
  try {
    response = await localFetch(address, init);
  } catch (error) {
    throw new CommandFailed(
      `can't connect to ${address} (${fetchProblem(error)}): start it with 'portal serve'`,
    );
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && typeof answer === 'object' && answer !== null) return answer;
  const error =
    typeof answer === 'object' && answer !== null && 'error' in answer ? answer.error : null;
  throw new CommandFailed(
    `${address} returned HTTP ${String(response.status)}${typeof error === 'string' ? `: ${error}` : ''}`,
  );
}

const controlAddress = (base: string, option: '--from' | '--to'): string =>
  new URL('__mock/snapshot', checkBaseUrl(base, option)).href;

async function textFrom(given: string): Promise<string> {
  const { snapshotIn } = await parts();
  const own = snapshotIn(given);
  if (own !== given) return own;
  const answer = await ask(controlAddress(given, '--from'));
  if (typeof answer === 'object' && answer !== null && 'snapshot' in answer) {
    if (typeof answer.snapshot === 'string') return answer.snapshot;
  }
  throw new CommandFailed(`${given} returned no snapshot: expected a running 'portal serve'`);
}

async function save(file: string | undefined, options: SaveOptions): Promise<void> {
  const from = options.from ?? findMock();
  if (from === undefined) {
    throw new UsageError(`missing --from: no portal serve of this machine is running`);
  }
  if (file !== undefined) prepareFile('<file>', file);
  const text = await textFrom(from);
  const described = describe(await readChecked(text, '--from', from));
  if (file !== undefined) {
    const { writeFile } = await import('node:fs/promises');
    await writeFile(file, `${text}\n`);
  }
  if (options.json) printJson({ ...described, file: file ?? null, snapshot: text });
  else if (file === undefined) printLine(text);
  else printLine(`${file}: ${described.program}, ${described.status ?? 'no application'}`);
}

async function readGiven(given: string): Promise<string> {
  const { snapshotIn } = await parts();
  const own = snapshotIn(given);
  if (own !== given) return own;
  const { readFile } = await import('node:fs/promises');
  return readFile(given, 'utf8').catch(() => {
    throw invalid('<file>', given, 'expected a readable file or a snapshot link');
  });
}

async function open(given: string, options: OpenOptions): Promise<void> {
  const text = (await readGiven(given)).trim();
  const snapshot = await readChecked(text, '<file>', given);
  const { SNAPSHOT_PARAMETER, writeSnapshot } = await parts();
  // Leave out the logs: a file contains them, but the portal doesn't show them.
  const short = await writeSnapshot(snapshot, true);
  const url = `${checkBaseUrl(options.baseUrl ?? runningPortal())}?${SNAPSHOT_PARAMETER}#${short}`;
  const described = { url, ...describe(snapshot) };
  if (options.to !== undefined) {
    await ask(controlAddress(options.to, '--to'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ snapshot: text }),
    });
  }
  if (options.json) {
    printJson(described);
  } else {
    const { program, status, persona, address, now, faults, signedIn } = described;
    printLine(styled('bold', url));
    printLine(
      `${program}, ${status ?? 'no application'}, ${persona}${signedIn ? '' : ', signed out'}`,
    );
    printLine(`${address ?? 'the screen of the status'}, ${now}`);
    for (const { spec, matched } of faults) printLine(`fault ${spec}, matched ${String(matched)}`);
    if (options.to !== undefined) note(`Loaded into ${options.to}.`);
  }
  if (options.open) {
    const { openLink } = await import('../support/open-in-tab');
    note(await openLink(url));
  }
}

export function snapshotCommand(): Command {
  const command = new Command('snapshot')
    .summary('save the current state of a portal and open it again')
    .description(
      'Save or open a snapshot: the mock backend, the clock, the faults, the session and the page, ' +
        'including half-filled forms. The admin debugger creates snapshots as links and files.',
    )
    .addHelpText(
      'after',
      `
Examples:
  $ portal snapshot save reached.snapshot --from http://localhost:4000/
  $ portal snapshot open reached.snapshot --open`,
    );
  command
    .command('save')
    .summary('write a snapshot to a file')
    .description('Write a snapshot of a running mock to a file.')
    .argument('[file]', 'output file (default: standard output)')
    .option('--from <url>', 'portal serve (default: the running one) or snapshot link')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `
Examples:
  $ portal snapshot save reached.snapshot --from http://localhost:4000/
  $ portal snapshot save reached.snapshot --from 'http://localhost:5173/?snapshot#portal-snapshot.v1.…'`,
    )
    .action(save);
  command
    .command('open')
    .summary('print the link of a snapshot, or load it into a mock')
    .description(
      'Print the link that opens a snapshot, and optionally load the snapshot into a mock.',
    )
    .argument('<file>', 'snapshot file or link')
    .option('--base-url <url>', 'URL of the portal (default: the running one)')
    .option('--open', 'also open it in the tab of npm start or a browser')
    .option('--to <url>', 'also load it into a running portal serve')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `
Examples:
  $ portal snapshot open reached.snapshot
  $ portal snapshot open reached.snapshot --open
  $ portal snapshot open reached.snapshot --to http://localhost:4000/ --json`,
    )
    .action(open);
  return command;
}
