import { runningServers, type RunningServer } from '../start/running-servers.mjs';
import { DEFAULT_BASE_URL } from './base-url';
import { findCheckout } from './project-root';

const DEFAULT_MOCK = 'http://127.0.0.1:4000/';

/** The newest server of the first kind that runs. */
function findRunning(...kinds: RunningServer['kind'][]): string | undefined {
  const servers = runningServers(findCheckout());
  return kinds.flatMap((kind) => servers.filter((server) => server.kind === kind))[0]?.url;
}

/** Base URL for links; default: that of `npm start`. */
export const runningPortal = (): string => findRunning('start', 'portal') ?? DEFAULT_BASE_URL;

export const findMock = (): string | undefined => findRunning('mock', 'portal');

/** Issuer's base URL for tokens; default: that of `portal serve`. */
export const runningMock = (): string => findMock() ?? findRunning('start') ?? DEFAULT_MOCK;
