import type { LoggedRequest } from '../../mock-server/mounts/http/serve';
import { styled } from './output';

/** A client could use control characters to change the terminal. */
const printable = (text: string): string => text.replaceAll(/\p{C}/gu, '?').slice(0, 200);

/** For `portal serve --log`. */
export function requestLine(request: LoggedRequest): string {
  const { time, world, method, path, operation, status, duration, fault, error, reason } = request;
  const failed = status === 0 || status >= 400 || error !== null;
  const from = [time.slice(11, 23), world, operation ?? `${method} ${path}`].map(printable);
  const parts = [
    ...from,
    styled(failed ? 'red' : 'green', status === 0 ? 'network error' : String(status)),
    `${String(duration)} ms`,
    ...(error === null ? [] : [printable(reason === null ? error : `${error} (${reason})`)]),
    ...(fault === null ? [] : [`fault ${fault}`]),
  ];
  return parts.join('  ');
}
