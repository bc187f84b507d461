import { patience } from '../browser/patience';
import { localFetch } from './local-fetch';
import { CommandFailed } from './errors';
import { fetchProblem } from './fetch-problem';

interface Answer {
  readonly tabs: number;
}

/** Opens a link in the open tabs of `npm start`. Throws CommandFailed if there are none. */
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
  } catch (error) {
    throw new CommandFailed(
      `can't connect to ${origin} (${fetchProblem(error)}): start the portal with 'npm start'`,
    );
  }
  if (!response.ok) {
    throw new CommandFailed(`${origin} isn't the portal's 'npm start', which --open needs`);
  }
  const { tabs } = (await response.json()) as Answer;
  if (tabs === 0)
    throw new CommandFailed(`no open tab found for ${origin}: open the link in a browser`);
  return tabs;
}
