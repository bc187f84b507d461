import type { UserRecord } from '../../world/state';
import { refusal } from '../../domain/rules/refusal';
import type { ResolverContext } from './resolver-context';

/** Throws FIELD_LOCKED if the sign-in contact would change: that requires a code. */
export function retainSignInContact(
  user: UserRecord,
  given: { phone?: string | undefined; email?: string | undefined },
): void {
  const byEmail = user.sub.startsWith('email|');
  const field = byEmail ? 'email' : 'phone';
  const value = given[field];
  const stored = user[field];
  if (value === undefined || stored === null || value.toLowerCase() === stored.toLowerCase()) {
    return;
  }
  throw refusal('FIELD_LOCKED', `Changing the ${field} you sign in with takes a code`, { field });
}

export function isTakenByAnotherUser(
  { world }: Pick<ResolverContext, 'world'>,
  options: { user: UserRecord; contact: 'phone' | 'email'; value: string },
): boolean {
  const { user, contact, value } = options;
  return world.state.users.some(
    (other) => other.sub !== user.sub && other[contact]?.toLowerCase() === value.toLowerCase(),
  );
}
