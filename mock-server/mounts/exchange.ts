import { operationName } from '../world/faults/operation-name';
import { faultOf } from '../world/request-log';

/** Listed by `portal serve --log` and the admin debugger. */
export interface Exchange {
  /** Time of arrival, ISO. */
  readonly time: string;
  readonly method: string;
  /** Without the query, which may contain codes. */
  readonly path: string;
  /** GraphQL only. */
  readonly operation: string | null;
  /** 0 is a network error. */
  readonly status: number;
  /** Until the end of the response, ms. */
  readonly duration: number;
  /** Specs of the applied faults, separated by spaces. */
  readonly fault: string | null;
  /** Code of the first error in the response. */
  readonly error: string | null;
  /** Reason of a refusal, such as `expired`. */
  readonly reason: string | null;
}

/** A Request, unless the input is too malformed for one. */
interface Received {
  readonly method: string;
  readonly path: string;
  readonly request: Request | null;
}

interface ResponseError {
  readonly error: string | null;
  readonly reason: string | null;
}

/** Null if the response isn't JSON. Rejects if the connection is lost. */
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

/** Null if the value isn't a text. */
function textAt(value: unknown, ...keys: string[]): string | null {
  let found = value;
  for (const key of keys) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined;
  }
  return typeof found === 'string' ? found : null;
}

/** In a GraphQL, OAuth or control response, or in its WWW-Authenticate header. */
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

/** `note` gets the response's JSON: empty if it isn't JSON, null if the connection was lost. */
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
