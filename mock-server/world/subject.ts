import { fnv1a } from '../scenario/fnv1a';

/**
 * The subject of a person, made from the phone number, e-mail address or account (`auth0`) they sign in
 * with. The same input gives the same subject in every world, and different inputs never share one, so a
 * token kept from another world cannot belong to somebody else.
 */
export function subjectOf(connection: 'sms' | 'email' | 'auth0', to: string): string {
  return `${connection}|usr_${fnv1a(to).toString(36).padStart(7, '0')}`;
}
