import type { Context } from '../../world/context';

const SESSION_MS = 30 * 24 * 3_600_000;

/** The oldest sessions are dropped. */
const KEPT = 100;

/** Used by silent renewal. */
export interface ProviderSession {
  readonly sub: string;
  /** When the person signed in, seconds since the epoch. */
  readonly authTime: number;
}

/** Also removes expired sessions. */
function forgetSession({ state, cookies, now }: Context): void {
  const { identity } = state;
  const time = now();
  identity.sessions = identity.sessions.filter(
    ({ id, expiresAt }) => id !== cookies.session && expiresAt > time,
  );
}

/** In the requesting browser, for 30 days of the world's clock. */
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

/** Of the requesting browser. */
export function currentSession({ state, cookies, now }: Context): ProviderSession | null {
  const session = state.identity.sessions.find(({ id }) => id === cookies.session);
  if (session === undefined || session.expiresAt <= now()) return null;
  if (!state.users.some(({ sub }) => sub === session.sub)) return null;
  return { sub: session.sub, authTime: Math.floor((session.expiresAt - SESSION_MS) / 1000) };
}

/** In the requesting browser only. */
export function endSession(context: Context): void {
  forgetSession(context);
  context.cookies.session = null;
}
