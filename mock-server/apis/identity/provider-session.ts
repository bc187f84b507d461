import type { Context } from '../../world/context';

const SESSION_MS = 30 * 24 * 3_600_000;

/** Maximum number of sessions; the oldest are dropped. */
const KEPT = 100;

/** The provider's session with a browser, used by silent renewal. */
export interface ProviderSession {
  readonly sub: string;
  /** When the person signed in, seconds since the epoch. */
  readonly authTime: number;
}

/** Removes the requesting browser's session, and expired ones. */
function forgetSession({ state, cookies, now }: Context): void {
  const { identity } = state;
  const time = now();
  identity.sessions = identity.sessions.filter(
    ({ id, expiresAt }) => id !== cookies.session && expiresAt > time,
  );
}

/**
 * Signs a person in at the provider, in the requesting browser, for 30 days of the world's clock.
 */
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

/** Returns the session of the requesting browser at the provider, or null. */
export function currentSession({ state, cookies, now }: Context): ProviderSession | null {
  const session = state.identity.sessions.find(({ id }) => id === cookies.session);
  if (session === undefined || session.expiresAt <= now()) return null;
  if (!state.users.some(({ sub }) => sub === session.sub)) return null;
  return { sub: session.sub, authTime: Math.floor((session.expiresAt - SESSION_MS) / 1000) };
}

/** Signs out at the provider, in the requesting browser only. */
export function endSession(context: Context): void {
  forgetSession(context);
  context.cookies.session = null;
}
