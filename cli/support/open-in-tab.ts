import { pageTimeout } from '../browser/page-timeout';
import { localFetch } from './local-fetch';
import { CommandFailed } from './errors';
import { fetchProblem } from './fetch-problem';

interface Answer {
  readonly tabs: number;
}

/**
 * Uses the tabs of `npm start`, or else the default browser. Returns which, as a sentence. Throws
 * CommandFailed if neither works.
 */
export async function openLink(link: string): Promise<string> {
  const { origin, pathname, search, hash } = new URL(link);
  let response: Response;
  try {
    response = await localFetch(`${origin}/__dev/open-seed`, {
      method: 'POST',
      headers: { 'x-portal-command-line': '1' },
      body: pathname + search + hash,
      signal: AbortSignal.timeout(pageTimeout()),
    });
  } catch (error) {
    throw new CommandFailed(
      `can't connect to ${origin} (${fetchProblem(error)}): start the portal with 'npm start'`,
    );
  }
  // Only `npm start` knows its tabs.
  const { tabs } = response.ok ? ((await response.json()) as Answer) : { tabs: 0 };
  if (tabs === 1) return 'Opened in the open tab.';
  if (tabs > 1) return `Opened in ${String(tabs)} open tabs.`;
  const { openBrowser } = await import('./open-browser');
  if (await openBrowser(link)) return 'Opened in the browser.';
  throw new CommandFailed(`no open tab and no browser found: open the link by hand`);
}
