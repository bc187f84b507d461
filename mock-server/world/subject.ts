import { fnv1a } from '../scenario/fnv1a';

/**
 * Deterministic and unique in all worlds, so a token of another world can't belong to another
 * person. `to`: phone number, email address or account (`auth0`).
 */
export function subjectOf(connection: 'sms' | 'email' | 'auth0', to: string): string {
  return `${connection}|usr_${fnv1a(to).toString(36).padStart(7, '0')}`;
}
