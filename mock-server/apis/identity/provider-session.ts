import type { Context } from '../../world/context';

const SESSION_MS = 30 * 24 * 3_600_000;

/** Sessions kept at once; the oldest make room. */
const KEPT = 100;

/** The provider's own session with one browser, which silent renewal lives on. */
export interface ProviderSession {
  readonly sub: string;
  /** When the person signed in, seconds since the epoch. */
  readonly authTime: number;
}

/** Takes the session of the browser that asks, and those that have run out, from the provider's memory. */
function forgetSession({ state, cookies, now }: Context): void {
  const { identity } = state;
  const time = now();
  identity.sessions = identity.sessions.filter(
    ({ id, expiresAt }) => id !== cookies.session && expiresAt > time,
  );
}

/** Signs a person in at the provider, in the browser that asks, for 30 days of the world's clock. */
export function signInAs(context: Context, sub: string): void {
  const { state, cookies } = context;
  forgetSession(context);
  const id = context.token(32);
  state.identity.sessions = [
    ...state.identity.sessions.slice(1 - KEPT),
    { id, sub, expiresAt: context.now() + SESSION_MS },
  ];
  cookies.session = id;
}

/** Who is signed in at the provider in the browser that asks, or null. */
export function currentSession({ state, cookies, now }: Context): ProviderSession | null {
  const session = state.identity.sessions.find(({ id }) => id === cookies.session);
  if (session === undefined || session.expiresAt <= now()) return null;
  if (!state.users.some(({ sub }) => sub === session.sub)) return null;
  return { sub: session.sub, authTime: Math.floor((session.expiresAt - SESSION_MS) / 1000) };
}

/** Signs out at the provider, in the browser that asks and in no other. */
export function endSession(context: Context): void {
  forgetSession(context);
  context.cookies.session = null;
}
