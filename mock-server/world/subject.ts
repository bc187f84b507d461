import { fnv1a } from '../../src/catalogue/fnv1a';

/**
 * The subject of somebody who signs in by telephone, e-mail or a password (`auth0`): the same for one number or address in every
 * world, and never that of somebody else, so that a token that was kept is nobody else's either.
 */
export function subjectOf(connection: 'sms' | 'email' | 'auth0', to: string): string {
  return `${connection}|usr_${fnv1a(to).toString(36).padStart(7, '0')}`;
}
