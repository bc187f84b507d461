import { patience } from '../browser/patience';
import { localFetch } from './local-fetch';
import { CommandFailed } from './usage-error';

interface Answer {
  readonly tabs: number;
}

/** Puts a link into the tabs that show the running `npm start`. Throws CommandFailed when there is none. */
export async function openInTab(link: string): Promise<number> {
  const { origin, pathname, search, hash } = new URL(link);
  let response: Response;
  try {
    response = await localFetch(`${origin}/__dev/open-seed`, {
      method: 'POST',
      headers: { 'x-portal-command-line': '1' },
      body: pathname + search + hash,
      signal: AbortSignal.timeout(patience()),
    });
  } catch {
    throw new CommandFailed(
      `--open: nothing answers at ${origin}; start the portal with npm start`,
    );
  }
  if (!response.ok) {
    throw new CommandFailed(`--open: what answers at ${origin} is not the portal's npm start`);
  }
  const { tabs } = (await response.json()) as Answer;
  if (tabs === 0) throw new CommandFailed(`--open: no tab shows ${origin}; open the link in one`);
  return tabs;
}
