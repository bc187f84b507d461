import { isErrorCode } from '../../../src/contract/error-codes';
import type { Context } from '../context';
import { operationName } from './operation-name';
import { corruptBody } from './corrupt-body';
import { partsOf, type Fault } from './fault-table';
import { matchFaults } from './match-faults';

export interface AppliedFaults {
  readonly response: Response | 'network-error';
  /** Milliseconds. */
  readonly latency: number;
  /** Specs separated by spaces; null if no fault applied. */
  readonly fault: string | null;
}

/** A service requests a delay in ms with this internal header; it isn't sent on. */
export const LATENCY_HEADER = 'x-mock-latency';

const CONTROL = '/__mock/';

function matches(fault: Fault, target: { path: string; operation: string | null }): boolean {
  if (partsOf(fault, 'service').length > 0) return false;
  if (fault.operation !== undefined) return fault.operation === target.operation;
  if (fault.endpoint !== undefined) {
    return target.path.endsWith(`/${fault.endpoint.replace(/^\/+/, '')}`);
  }
  // A GraphQL error without an operation applies to every operation and nothing else.
  return fault.error === undefined || target.operation !== null;
}

function failure(fault: Fault): Response | null {
  if (fault.error !== undefined) {
    const code = isErrorCode(fault.error) ? { extensions: { code: fault.error } } : {};
    return Response.json({ data: null, errors: [{ message: fault.error, ...code }] });
  }
  const { status } = fault;
  if (status === undefined) return null;
  const wait = fault.retryAfter ?? (status === 429 ? 60 : 'none');
  const headers = wait === 'none' ? {} : { 'Retry-After': String(wait) };
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
 * Delays add up, the first failure wins, and each corruption changes the body. Faults don't apply
 * to control addresses, so they can always be removed.
 */
export async function applyFaults(
  request: Request,
  context: Context,
  next: () => Promise<Response>,
  delay: (ms: number) => Promise<void>,
): Promise<AppliedFaults> {
  const { state } = context;
  const path = new URL(request.url).pathname;
  if (state.faults.length === 0 || path.startsWith(CONTROL)) {
    return { ...takeLatency(await next()), fault: null };
  }
  const operation = await operationName(request);
  const applied = matchFaults(state, (fault) => matches(fault, { path, operation }));
  const failing = applied.find(
    ({ fault }) => fault.offline || fault.drop !== undefined || failure(fault) !== null,
  )?.fault;
  const waited = applied.reduce((sum, { fault }) => sum + (fault.latency ?? 0), 0);
  const played = applied.length === 0 ? null : applied.map(({ spec }) => spec).join(' ');

  if (failing?.offline || failing?.drop === 'before') {
    return { response: 'network-error', latency: waited, fault: played };
  }
  const failed = failing === undefined || failing.drop === 'after' ? null : failure(failing);
  const answered = failed === null ? takeLatency(await next()) : { response: failed, latency: 0 };
  if (failing?.drop === 'after') {
    return { response: 'network-error', latency: waited + answered.latency, fault: played };
  }
  let { response } = answered;
  for (const { fault } of applied) response = await corruptBody(response, fault, delay);
  return { response, latency: waited + answered.latency, fault: played };
}
