import { runningServers, type RunningServer } from '../start/running-servers.mjs';
import { DEFAULT_BASE_URL } from './base-url';
import { findCheckout } from './project-root';

/** Base URL of `portal serve`. */
const DEFAULT_MOCK = 'http://127.0.0.1:4000/';

/** Returns the URL of the newest running server, of the first of these kinds that runs. */
function findRunning(...kinds: RunningServer['kind'][]): string | undefined {
  const servers = runningServers(findCheckout());
  return kinds.flatMap((kind) => servers.filter((server) => server.kind === kind))[0]?.url;
}

/** Returns the base URL for links: of the running portal, or else the default of `npm start`. */
export const runningPortal = (): string => findRunning('start', 'portal') ?? DEFAULT_BASE_URL;

/** Returns the URL of the running `portal serve`, or undefined. */
export const findMock = (): string | undefined => findRunning('mock', 'portal');

/** Returns the issuer's base URL for tokens: of the running mock, or else the default of `portal serve`. */
export const runningMock = (): string => findMock() ?? findRunning('start') ?? DEFAULT_MOCK;
