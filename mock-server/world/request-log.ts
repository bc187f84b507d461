import type { AppliedFaults } from './faults/apply';
import { operationName } from './faults/operation-name';
import { isoTime } from './clock';
import type { Context } from './context';

const tokenized = new WeakMap<Request, boolean>();

/** For requests with sensitive values. */
export function noteTokenized(request: Request, throughProxy: boolean): void {
  tokenized.set(request, throughProxy);
}

const faults = new WeakMap<Request, string>();

/** Specs of the applied faults, or null. */
export const faultOf = (request: Request): string | null => faults.get(request) ?? null;

/** Logs only the pathname, because queries may contain codes. Status 0 is a network error. */
export async function logRequest(
  request: Request,
  outcome: AppliedFaults,
  context: Context,
): Promise<void> {
  const { requests } = context.state;
  const throughProxy = tokenized.get(request);
  if (outcome.fault !== null) faults.set(request, outcome.fault);
  requests.push({
    at: isoTime(context.now()),
    method: request.method,
    path: new URL(request.url).pathname,
    operation: await operationName(request),
    status: outcome.response === 'network-error' ? 0 : outcome.response.status,
    fault: outcome.fault,
    ...(throughProxy === undefined ? {} : { tokenized: throughProxy }),
  });
}
