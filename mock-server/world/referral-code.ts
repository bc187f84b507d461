import { fnv1a } from '../scenario/fnv1a';
import type { UserRecord } from './state';

/** Letters and digits without those that look alike. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const LENGTH = 8;

/** The code that a person can give to friends: always the same for the same account. */
export function ownReferralCode({ sub }: Pick<UserRecord, 'sub'>): string {
  let hash: number | undefined;
  return Array.from({ length: LENGTH }, (_none, place) => {
    hash = fnv1a(`${sub}${place}`, hash);
    return LETTERS.charAt((hash >>> 8) % LETTERS.length);
  }).join('');
}
