import type { AppliedFaults } from './faults/apply';
import { operationName } from './faults/operation-name';
import { isoTime } from './clock';
import type { Context } from './context';

/** Notes a request: pathname only, because queries may hold codes. Status 0 is a network error. */
export async function logRequest(
  request: Request,
  outcome: AppliedFaults,
  context: Context,
): Promise<void> {
  const { requests } = context.state;
  requests.push({
    at: isoTime(context.now()),
    method: request.method,
    path: new URL(request.url).pathname,
    operation: await operationName(request),
    status: outcome.response === 'network-error' ? 0 : outcome.response.status,
    fault: outcome.fault,
  });
}
