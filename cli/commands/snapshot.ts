import { Command } from 'commander';
import type { Snapshot } from '../../mock-server/apis/control/snapshot/snapshot';
import { isoTime } from '../../mock-server/world/clock';
import { checkBaseUrl, DEFAULT_BASE_URL } from '../support/base-url';
import { localFetch } from '../support/local-fetch';
import { note, printJson, printLine, styled } from '../support/output';
import { CommandFailed, UsageError } from '../support/usage-error';

interface SaveOptions {
  readonly from: string;
  readonly json?: boolean;
}

interface OpenOptions {
  readonly baseUrl: string;
  readonly open?: boolean;
  readonly to?: string;
  readonly json?: boolean;
}

/** The parts of the mock that read snapshots, loaded when one is read. */
const parts = () => import('../../mock-server/apis/control/snapshot/snapshot');

/** A snapshot of a file or a link, checked. Throws a UsageError that says what is wrong with it. */
async function readChecked(text: string, where: string): Promise<Snapshot> {
  const { ControlProblem } = await import('../../mock-server/apis/control/control-problem');
  const { readSnapshot } = await parts();
  try {
    return await readSnapshot(text);
  } catch (error) {
    if (error instanceof ControlProblem) throw new UsageError(`${where}: ${error.message}`);
    throw error;
  }
}

/** What a snapshot holds, for a person and for --json. */
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
  } catch {
    throw new CommandFailed(`nothing answers at ${address}; start it with portal serve`);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && typeof answer === 'object' && answer !== null) return answer;
  const error =
    typeof answer === 'object' && answer !== null && 'error' in answer ? answer.error : null;
  throw new CommandFailed(
    `${address} answers ${String(response.status)}${typeof error === 'string' ? `: ${error}` : ''}`,
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
  throw new CommandFailed(`${given} is no portal with a mock: it gave no snapshot`);
}

async function save(file: string | undefined, options: SaveOptions): Promise<void> {
  const text = await textFrom(options.from);
  const described = describe(await readChecked(text, '--from'));
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
    throw new UsageError(`${given} is neither a file that can be read nor the link of a snapshot`);
  });
}

async function open(given: string, options: OpenOptions): Promise<void> {
  const text = (await readGiven(given)).trim();
  const snapshot = await readChecked(text, given);
  const { SNAPSHOT_PARAMETER, writeSnapshot } = await parts();
  // A file holds the logs, too, which nothing is shown by.
  const short = await writeSnapshot(snapshot, true);
  const url = `${checkBaseUrl(options.baseUrl)}?${SNAPSHOT_PARAMETER}#${short}`;
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
    printLine(`${address ?? 'where the status leads'}, ${now}`);
    for (const { spec, matched } of faults) printLine(`fault ${spec}, matched ${String(matched)}`);
    if (options.to !== undefined) note(`It is the state of ${options.to} now.`);
  }
  if (options.open) {
    const { openInTab } = await import('../support/open-in-tab');
    const tabs = await openInTab(url);
    note(`Opened in ${tabs === 1 ? 'the open tab' : `${String(tabs)} open tabs`}.`);
  }
}

/** `portal snapshot`: keeps any state that was reached by hand, and opens it again. */
export function snapshotCommand(): Command {
  const command = new Command('snapshot')
    .summary('keep a state that was reached by hand, and open it again')
    .description(
      'A snapshot is a whole state: the world, the clock, the faults as far as they have struck, the ' +
        'session, and what was on the page. The admin debugger makes one as a link and as a file.',
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
    .summary('write a snapshot into a file')
    .argument('[file]', 'where to write it (default: the output)')
    .requiredOption('--from <url>', 'a running portal serve, or the link of a snapshot')
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
    .summary('print the link that opens a snapshot, or put it into a running mock')
    .argument('<file>', 'a file, or the link of a snapshot')
    .option('--base-url <url>', 'where the portal is served', DEFAULT_BASE_URL)
    .option('--open', 'also put it into the open tab of the running npm start')
    .option('--to <url>', 'also make it the state of a running portal serve')
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
