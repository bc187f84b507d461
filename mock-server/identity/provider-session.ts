import type { Context } from '../core/context';

const SESSION_MS = 30 * 24 * 3_600_000;

/** The provider's own session, which silent renewal lives on. */
export interface ProviderSession {
  readonly sub: string;
  /** When the person signed in, seconds since the epoch. */
  readonly authTime: number;
}

/** Signs a person in at the provider for 30 days of the world's clock. */
export function signInAs(context: Context, sub: string): void {
  context.state.identity.session = { sub, expiresAt: context.now() + SESSION_MS };
}

/** Who is signed in at the provider, or null. */
export function currentSession(context: Context): ProviderSession | null {
  const { session } = context.state.identity;
  if (session === null || session.expiresAt <= context.now()) return null;
  if (!context.state.users.some(({ sub }) => sub === session.sub)) return null;
  return { sub: session.sub, authTime: Math.floor((session.expiresAt - SESSION_MS) / 1000) };
}

/** Signs out at the provider. */
export function endSession(context: Context): void {
  context.state.identity.session = null;
}
