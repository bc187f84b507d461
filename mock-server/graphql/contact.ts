import type { UserRecord } from '../core/state';
import { apiError } from './errors';

/** Throws FIELD_LOCKED when the contact by which the person signs in would change: that takes a code. */
export function keepSignInContact(
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
  throw apiError('FIELD_LOCKED', `Changing the ${field} you sign in with takes a code`, { field });
}
