import { ASKED_AHEAD } from '../../contract/generated/asked-ahead';
import { whenShown } from '../analytics/track';
import { clock } from '../clock';
import { configuration } from '../configuration/configuration';
import { readAccessToken } from '../session/session';
import { fetchAnswer } from './fetch-answer';

/** What the data API may answer with. */
export const ACCEPTED = 'application/graphql-response+json, application/json;q=0.9';

/** For how long an answer is as good as one that is asked for now, ms: the code that wants it is on its way. */
const MOST_AGE = 10_000;

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
  /** Whether it is for a screen that is about to be gone to. */
  readonly isNext: boolean;
}

/** By the body of the request. */
const asked = new Map<string, Asked>();

/** What of a request that nobody took is forgotten: what a next screen was to read, or all. */
function forget(isForgotten: (request: Asked) => boolean = () => true): void {
  for (const [body, request] of asked) {
    if (!isForgotten(request)) continue;
    request.given.abort();
    asked.delete(body);
  }
}

/** Who leaves goes to no next screen: what it was to read is for nobody. */
export function forgetNext(): void {
  forget(({ isNext }) => isNext);
}

/**
 * What the screen did not take is for nobody: later it might be of before a change. What it reads it asks for in the
 * task that it is noted in, some of it afterwards.
 */
function forgetOnceThere(): void {
  whenShown((isAnother) => {
    if (isAnother) setTimeout(() => forget());
    else forgetOnceThere();
  });
}

function ask(reads: readonly OwnRead[], isNext: boolean): void {
  const token = readAccessToken();
  if (token === null) return;
  const { direct, path } = configuration().api;
  const address = direct + path;
  const authorization = `Bearer ${token}`;
  for (const { operation, variables = {} } of reads) {
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
    asked.set(body, { address, authorization, at: clock.now(), answer, given, isNext });
  }
  forgetOnceThere();
}

/** Asks who is signed in, for the application and for what the screen reads besides while the data client is on its way, as it would. */
export function askAhead(besides: readonly OwnRead[] = []): void {
  ask([...APPLICANT, ...besides], false);
}

/** Asks for what the next screen reads beside what has to be known before it is shown. */
export function askForNext(reads: readonly OwnRead[]): void {
  forget();
  ask(reads, true);
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
