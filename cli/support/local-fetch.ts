import type { RequestInit as UndiciInit } from 'undici';

/**
 * Connects names below localhost to 127.0.0.1, as browsers do (RFC 6761, 6.3). Some systems, such
 * as plain Debian, don't resolve them.
 */
export async function localFetch(address: string, init: RequestInit = {}): Promise<Response> {
  if (!new URL(address).hostname.endsWith('.localhost')) return fetch(address, init);
  const undici = await import('undici');
  const connect = undici.buildConnector({});
  const dispatcher = new undici.Agent({
    connect: (options, callback) => connect({ ...options, hostname: '127.0.0.1' }, callback),
  });
  // The types of undici and of the DOM differ only in their streams.
  const response: unknown = await undici.fetch(address, { ...(init as UndiciInit), dispatcher });
  return response as Response;
}
