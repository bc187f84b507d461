import type { Context } from '../core/context';
import type { UserRecord } from '../core/state';
import { subjectOf } from '../core/subject';
import { parseRecipient, type Recipient } from './recipient';

function isReachedAt(user: UserRecord, { connection, to }: Recipient): boolean {
  const stored = connection === 'sms' ? user.phone : user.email;
  return stored !== null && parseRecipient(connection, stored)?.to === to;
}

/** The person with a phone number or e-mail address; signing in with a right code is what creates an account. */
export function findOrCreateUser(context: Context, recipient: Recipient): UserRecord {
  const { users } = context.state;
  const known = users.find((user) => isReachedAt(user, recipient));
  if (known !== undefined) return known;
  const { connection, to } = recipient;
  const user: UserRecord = {
    sub: subjectOf(connection, to),
    firstName: null,
    middleName: null,
    lastName: null,
    phone: connection === 'sms' ? to : null,
    email: connection === 'email' ? to : null,
    dob: null,
    taxId: null,
    annualIncome: null,
    incomeSources: [],
    homeAddress: null,
    shippingAddress: null,
    referredBy: null,
    eSignConsentAt: null,
    termsAcceptedAt: null,
    marketing: { byText: false, byEmail: false },
    statusByText: false,
    drafts: {},
  };
  users.push(user);
  return user;
}
