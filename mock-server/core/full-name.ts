import type { UserRecord } from './state';

/** A person's names in one line; empty when there are none. */
export function fullName(
  person: Pick<UserRecord, 'firstName' | 'middleName' | 'lastName'>,
): string {
  const { firstName, middleName, lastName } = person;
  return [firstName, middleName, lastName].filter((name) => name !== null).join(' ');
}
