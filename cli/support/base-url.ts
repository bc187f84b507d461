import { localFetch } from './local-fetch';
import { UsageError } from './usage-error';

/** Where `npm start` serves the portal. */
export const DEFAULT_BASE_URL = 'http://localhost:5173/';

/** A whole http(s) address, with a slash at its end and without a query. Throws a UsageError. */
export function checkBaseUrl(value: string, option = '--base-url'): string {
  if (!URL.canParse(value) || !/^https?:\/\//.test(value)) {
    throw new UsageError(`${option} ${value} is not an address; write it like ${DEFAULT_BASE_URL}`);
  }
  const url = new URL(value);
  url.search = '';
  url.hash = '';
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url.href;
}

const ask = (url: string): Promise<Response | null> =>
  localFetch(url, { signal: AbortSignal.timeout(20_000) }).catch(() => null);

/** Whether somebody answers at an address. */
export const isAnswering = async (url: string): Promise<boolean> => (await ask(url))?.ok === true;

/** The same as checkBaseUrl, where somebody answers. Throws a UsageError where nobody does. */
export async function checkAnswering(value: string, option = '--base-url'): Promise<string> {
  const url = checkBaseUrl(value, option);
  const answer = await ask(url);
  if (answer?.ok === true) return url;
  const reason = answer === null ? 'nobody answers there' : `the host answers ${answer.status}`;
  throw new UsageError(`${option} ${url}: ${reason}`);
}
