import { jsonProblem, readJson } from '../../world/read-json';
import type { Context, Responder } from '../../world/context';
import { changeRecord, readRecords } from './change/change';
import { readClockOf, setClockTo } from './clock';
import { ControlProblem } from './control-problem';
import { triggerEvent } from './event';
import { playedFaults, setFaults } from './faults';
import { changeKeys, readKeys } from './keys';
import { restoreState } from './restore-state';
import { resetWorld, seedWorld } from './seed';
import { giveSnapshot, takeSnapshot } from './snapshot/open-snapshot';

type Action = (context: Context, body: unknown) => unknown;

interface Address {
  readonly GET?: Action;
  readonly POST?: Action;
  readonly PUT?: Action;
}

/** Keyed by the path after /__mock/. */
const ADDRESSES: Readonly<Record<string, Address>> = {
  state: { GET: ({ state }) => state, PUT: restoreState },
  snapshot: { GET: giveSnapshot, POST: takeSnapshot },
  seed: { POST: seedWorld },
  reset: { POST: resetWorld },
  event: { POST: triggerEvent },
  change: { GET: readRecords, POST: changeRecord },
  events: { GET: ({ state }) => state.events },
  telemetry: { GET: ({ state }) => state.telemetry },
  scripts: { GET: ({ state }) => state.scripts },
  ledger: { GET: ({ state }) => state.deposits.ledger },
  inbox: { GET: ({ state }) => state.inbox },
  faults: { GET: playedFaults, POST: setFaults },
  clock: { GET: readClockOf, POST: setClockTo },
  keys: { GET: readKeys, POST: changeKeys },
};

export const CONTROL_NAMES: readonly string[] = Object.keys(ADDRESSES);

const METHODS = ['GET', 'POST', 'PUT'] as const;

const PREFIX = '/__mock/';

async function readBody(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text.trim() === '') return {};
  try {
    return readJson(text);
  } catch (error) {
    throw new ControlProblem(jsonProblem(error));
  }
}

/** Control and inspection API, for test suites in any language. */
export const control: Responder = async (request, context) => {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith(PREFIX)) return null;
  const name = pathname.slice(PREFIX.length);
  const address = Object.hasOwn(ADDRESSES, name) ? ADDRESSES[name] : undefined;
  if (address === undefined) {
    const names = Object.keys(ADDRESSES).map((known) => PREFIX + known);
    return Response.json({ error: `There is: ${names.join(', ')}` }, { status: 404 });
  }
  const method = METHODS.find((known) => known === request.method);
  const action = method === undefined ? undefined : address[method];
  if (action === undefined) {
    const allow = Object.keys(address).join(', ');
    return Response.json({ error: `Use ${allow}` }, { status: 405, headers: { Allow: allow } });
  }
  try {
    const answer = await action(context, method === 'GET' ? null : await readBody(request));
    return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    if (!(error instanceof ControlProblem)) throw error;
    return Response.json({ error: error.message }, { status: 400 });
  }
};
