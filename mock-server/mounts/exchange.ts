import { operationName } from '../world/faults/operation-name';
import { faultOf } from '../world/request-log';

/** A request and its response, as `portal serve --log` and the admin debugger list them. */
export interface Exchange {
  /** When the request arrived, ISO. */
  readonly time: string;
  readonly method: string;
  /** Pathname without its query, which may contain codes. */
  readonly path: string;
  /** GraphQL operation, or null. */
  readonly operation: string | null;
  /** HTTP status; 0 is a network error. */
  readonly status: number;
  /** Milliseconds until the end of the response. */
  readonly duration: number;
  /** Specs of the faults that applied, separated by spaces, or null. */
  readonly fault: string | null;
  /** Code of the first error of the response, or null. */
  readonly error: string | null;
  /** Why the request was refused, such as `expired`, or null. */
  readonly reason: string | null;
}

/** A request to record: as a Request, unless it is too malformed for one. */
interface Received {
  readonly method: string;
  readonly path: string;
  readonly request: Request | null;
}

interface ResponseError {
  readonly error: string | null;
  readonly reason: string | null;
}

/** Returns the text of a JSON response, or null. Rejects if the connection is lost. */
function jsonText(response: Response): Promise<string> | null {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return isJson && response.type !== 'error' ? response.clone().text() : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns the value at a path of keys if it is a text, or null. */
function textAt(value: unknown, ...keys: string[]): string | null {
  let found = value;
  for (const key of keys) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined;
  }
  return typeof found === 'string' ? found : null;
}

/** Reads the error of a GraphQL, OAuth or control response, or of its WWW-Authenticate header. */
function readError({ headers }: Response, text: string): ResponseError {
  const body = parse(text);
  const first = ['errors', '0'];
  const challenge = headers.get('www-authenticate') ?? '';
  return {
    error:
      textAt(body, ...first, 'extensions', 'code') ??
      textAt(body, ...first, 'message') ??
      textAt(body, 'error') ??
      textAt(body, 'code') ??
      /error="([^"]*)"/.exec(challenge)?.[1] ??
      null,
    reason:
      textAt(body, ...first, 'extensions', 'reason') ??
      textAt(body, 'reason') ??
      /error_description="([^"]*)"/.exec(challenge)?.[1] ??
      null,
  };
}

/**
 * Calls `handle` and, when its response has ended, `note` with the text of a JSON response: empty if it
 * isn't JSON, null if the connection was lost.
 */
export async function recordExchange(
  { method, path, request }: Received,
  handle: () => Promise<Response>,
  note: (exchange: Exchange, text: string | null) => void,
): Promise<Response> {
  const time = new Date().toISOString();
  const started = performance.now();
  // Read before `handle` consumes the body.
  const operation = request === null ? null : await operationName(request);
  const response = await handle();
  const end = (text: string | null): void => {
    const exchange: Exchange = {
      time,
      method,
      path,
      operation,
      status: response.type === 'error' ? 0 : response.status,
      duration: Math.round(performance.now() - started),
      fault: request === null ? null : faultOf(request),
      ...readError(response, text ?? ''),
    };
    note(exchange, text);
  };
  const reading = jsonText(response);
  if (reading === null) end('');
  else void reading.then(end, () => end(null));
  return response;
}
