import { newUser } from '../../world/new-state';
import type { Context } from '../../world/context';
import type { UserRecord } from '../../world/state';
import { subjectOf } from '../../world/subject';
import { parseRecipient, type Recipient } from './recipient';

/** People who sign in with a password. */
const DATABASE = 'auth0|';

function isReachedAt(user: UserRecord, { connection, to }: Recipient): boolean {
  const stored = connection === 'sms' ? user.phone : user.email;
  return stored !== null && parseRecipient(connection, stored)?.to === to;
}

/** Never returns a person with a password: they haven't proved that the address is theirs. */
export function findOrCreateUser(context: Context, recipient: Recipient): UserRecord {
  const { users } = context.state;
  const known = users.find(
    (user) => !user.sub.startsWith(DATABASE) && isReachedAt(user, recipient),
  );
  if (known !== undefined) return known;
  const { connection, to } = recipient;
  const user = newUser({
    sub: subjectOf(connection, to),
    ...(connection === 'sms' ? { phone: to } : { email: to }),
  });
  users.push(user);
  return user;
}

export function createDatabaseUser(
  context: Context,
  given: Pick<UserRecord, 'firstName' | 'lastName'> & { email: string },
): UserRecord {
  const user = newUser({ sub: subjectOf('auth0', given.email), ...given });
  context.state.users.push(user);
  return user;
}
