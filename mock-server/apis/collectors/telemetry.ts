import { readJson } from '../../world/read-json';
import type { Responder } from '../../world/context';
import type { TelemetryRecord } from '../../world/state';

const PREFIX = '/telemetry/';

/** Less than the nesting of a state, which contains events. */
const MOST_LEVELS = 50;

const INTAKE = /^\/telemetry\/api\/v2\/(rum|replay)$/;

/** The monitoring library fetches these, the portal's own settings. */
const REMOTE_CONFIGURATION = { rum: { sessionSampleRate: 100, sessionReplaySampleRate: 20 } };

function readLines(text: string): unknown[] | null {
  try {
    return text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => readJson(line, MOST_LEVELS));
  } catch {
    // The body is compressed or comes from another client.
    return null;
  }
}

/** Stores only the size of a session recording's compressed bytes. */
async function readReplay(request: Request): Promise<unknown[] | null> {
  try {
    const event = (await request.formData()).get('event');
    if (event === null) return null;
    return readLines(typeof event === 'string' ? event : await event.text());
  } catch {
    return null;
  }
}

async function received(request: Request, kind: TelemetryRecord['kind']): Promise<TelemetryRecord> {
  const bytes = (await request.clone().arrayBuffer()).byteLength;
  const events = kind === 'replay' ? await readReplay(request) : readLines(await request.text());
  return { kind, bytes, events };
}

function methodNotAllowed(allowed: string): Response {
  const headers = { Allow: allowed };
  return Response.json({ error: 'method_not_allowed' }, { status: 405, headers });
}

/** Monitoring and session replay: accepts everything and stores what it can read. */
export const telemetry: Responder = async (request, context) => {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith(PREFIX)) return null;
  if (pathname === `${PREFIX}configuration.json`) {
    return request.method === 'GET' ? Response.json(REMOTE_CONFIGURATION) : methodNotAllowed('GET');
  }
  const [, kind] = INTAKE.exec(pathname) ?? [];
  if (kind !== 'rum' && kind !== 'replay') return null;
  if (request.method !== 'POST') return methodNotAllowed('POST');
  context.state.telemetry.push(await received(request, kind));
  return new Response(null, { status: 202 });
};
