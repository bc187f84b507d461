import { isErrorCode } from '../../../src/contract/error-codes';
import type { Context } from '../context';
import { operationName } from './operation-name';
import { parseFault, type Fault } from './spec';

/** What became of a request after the faults that are played. */
export interface AppliedFaults {
  readonly response: Response | 'network-error';
  /** How long to wait before the answer arrives, ms. */
  readonly latency: number;
  /** The spec that struck, or null. */
  readonly fault: string | null;
}

/** Header by which a part of the world asks that its answer take so many ms; never sent on. */
export const LATENCY_HEADER = 'x-mock-latency';

const CONTROL = '/__mock/';

function matches(fault: Fault, target: { path: string; operation: string | null }): boolean {
  if (fault.idToken !== undefined) return false;
  if (fault.operation !== undefined) return fault.operation === target.operation;
  if (fault.endpoint !== undefined) {
    return target.path.endsWith(`/${fault.endpoint.replace(/^\/+/, '')}`);
  }
  // A GraphQL error without an operation strikes every operation and nothing else.
  return fault.error === undefined || target.operation !== null;
}

interface Struck {
  readonly spec: string;
  readonly fault: Fault;
}

/** The faults that strike this request. Counts the match on every fault that it matches. */
function strike(context: Context, target: { path: string; operation: string | null }): Struck[] {
  return context.state.faults.flatMap((record) => {
    const { spec } = record;
    const fault = parseFault(spec);
    if (!matches(fault, target)) return [];
    record.matched += 1;
    const { nth, times = Infinity } = fault;
    const strikes = nth === undefined ? record.matched <= times : record.matched === nth;
    return strikes ? [{ spec, fault }] : [];
  });
}

function failure(fault: Fault): Response | null {
  if (fault.error !== undefined) {
    const code = isErrorCode(fault.error) ? { extensions: { code: fault.error } } : {};
    return Response.json({ data: null, errors: [{ message: fault.error, ...code }] });
  }
  const { status } = fault;
  if (status === undefined) return null;
  const headers = status === 429 ? { 'Retry-After': '60' } : {};
  const body = {
    error: status === 429 ? 'too_many_requests' : 'fault',
    error_description: `A fault answers with HTTP ${status}`,
  };
  return Response.json(body, { status, headers });
}

function takeLatency(response: Response): { response: Response; latency: number } {
  const latency = Number(response.headers.get(LATENCY_HEADER) ?? 0);
  if (latency === 0) return { response, latency };
  const headers = new Headers(response.headers);
  headers.delete(LATENCY_HEADER);
  const { status, statusText } = response;
  return { response: new Response(response.body, { status, statusText, headers }), latency };
}

/**
 * Lets a request through to `next`, or plays the faults that strike it: their waits add up, the first
 * one that fails the request decides how. The control addresses are never struck, so that a fault can
 * always be taken back.
 */
export async function applyFaults(
  request: Request,
  context: Context,
  next: () => Promise<Response>,
): Promise<AppliedFaults> {
  const { pathname } = new URL(request.url);
  const struck = pathname.startsWith(CONTROL)
    ? []
    : strike(context, { path: pathname, operation: await operationName(request) });
  const failing = struck.find(
    ({ fault }) => fault.offline || fault.drop || failure(fault) !== null,
  );
  const waited = struck.reduce((sum, { fault }) => sum + (fault.latency ?? 0), 0);
  const played = struck.length === 0 ? null : struck.map(({ spec }) => spec).join(' ');

  if (failing?.fault.offline) return { response: 'network-error', latency: waited, fault: played };
  const failed = failing === undefined ? null : failure(failing.fault);
  if (failed !== null && !failing?.fault.drop) {
    return { response: failed, latency: waited, fault: played };
  }
  const { response, latency } = takeLatency(await next());
  return {
    response: failing?.fault.drop ? 'network-error' : response,
    latency: waited + latency,
    fault: played,
  };
}
