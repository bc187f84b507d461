import { ASKED_AHEAD } from '../../contract/generated/asked-ahead';
import { clock } from '../clock';
import { configuration } from '../configuration/configuration';
import { readAccessToken } from '../session/session';
import { fetchAnswer } from './fetch-answer';
import { whenAnotherIsShown } from './when-another-is-shown';

/** What the data API may answer with. */
export const ACCEPTED = 'application/graphql-response+json, application/json;q=0.9';

/** For how long an answer is as good as one that is asked for now, ms: the code that wants it is on its way. */
export const MOST_AGE = 10_000;

/** A read of something of who is signed in. */
export interface OwnRead {
  readonly operation: keyof typeof ASKED_AHEAD;
  readonly variables?: Readonly<Record<string, string>>;
}

const APPLICANT: readonly OwnRead[] = [{ operation: 'currentUser' }, { operation: 'application' }];

interface Asked {
  readonly address: string;
  readonly authorization: string;
  readonly at: number;
  readonly answer: Promise<Response>;
  readonly given: AbortController;
}

/** By the body of the request. */
const asked = new Map<string, Asked>();

/** What nobody took is forgotten. */
function forget(): void {
  for (const { given } of asked.values()) given.abort();
  asked.clear();
}

/** Asks who is signed in, for the application and for what the screen reads besides while the data client is on its way, as it would. */
export function askAhead(besides: readonly OwnRead[] = []): void {
  const token = readAccessToken();
  if (token === null) return;
  const { direct, path } = configuration().api;
  const address = direct + path;
  const authorization = `Bearer ${token}`;
  for (const { operation, variables = {} } of [...APPLICANT, ...besides]) {
    const query = ASKED_AHEAD[operation];
    const body = JSON.stringify({ operationName: operation, variables, query });
    const given = new AbortController();
    const answer = fetchAnswer(address, {
      method: 'POST',
      headers: { accept: ACCEPTED, 'content-type': 'application/json', authorization },
      body,
      signal: given.signal,
    });
    // Whoever takes it hears of it.
    answer.catch(() => undefined);
    asked.set(body, { address, authorization, at: clock.now(), answer, given });
  }
  // What the screen did not take is for nobody: later it might be of before a change.
  whenAnotherIsShown(forget);
}

async function handOver(
  { answer, given }: Asked,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  signal?.addEventListener('abort', () => given.abort(signal.reason));
  const response = await answer;
  // Both can have come before the client: each is read in a task of its own, for one with both is a long one.
  await new Promise((resolve) => setTimeout(resolve));
  return response;
}

/** The answer to a request of the data client that was sent already: once, and for the same person alone; else null. */
export function takeAhead(input: RequestInfo | URL, init?: RequestInit): Promise<Response> | null {
  const { body, headers, signal } = init ?? {};
  if (asked.size === 0 || typeof body !== 'string') return null;
  const found = asked.get(body);
  if (found === undefined) return null;
  asked.delete(body);
  const { address, authorization, at, given } = found;
  const isSame =
    input === address &&
    new Headers(headers).get('authorization') === authorization &&
    clock.now() - at < MOST_AGE;
  if (isSame && signal?.aborted !== true) return handOver(found, signal);
  given.abort();
  return null;
}
