import { localFetch } from './local-fetch';
import { invalid } from './errors';
import { fetchProblem } from './fetch-problem';

export const DEFAULT_BASE_URL = 'http://localhost:5173/';

/** http or https. Throws a UsageError with `example`. */
export function readUrl(name: string, value: string, example: string): URL {
  if (URL.canParse(value) && /^https?:\/\//i.test(value)) return new URL(value);
  throw invalid(name, value, `expected an http or https URL, such as ${example}`);
}

/** Adds a slash, removes the query. Throws a UsageError. */
export function checkBaseUrl(value: string, option = '--base-url'): string {
  const url = readUrl(option, value, DEFAULT_BASE_URL);
  url.search = '';
  url.hash = '';
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url.href;
}

/** Null if the server responds with success. */
export async function connectionProblem(url: string): Promise<string | null> {
  try {
    const response = await localFetch(url, { signal: AbortSignal.timeout(20_000) });
    return response.ok ? null : `the server returned HTTP ${String(response.status)}`;
  } catch (error) {
    return `can't connect (${fetchProblem(error)})`;
  }
}

/** Also throws a UsageError if no server responds there. */
export async function checkAnswering(value: string, option = '--base-url'): Promise<string> {
  const url = checkBaseUrl(value, option);
  const problem = await connectionProblem(url);
  if (problem === null) return url;
  throw invalid(option, url, problem);
}
