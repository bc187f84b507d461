import { fnv1a } from '../scenario/fnv1a';
import type { UserRecord } from './state';

/** No similar-looking letters and digits. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const LENGTH = 8;

/** Always the same for an account. */
export function ownReferralCode({ sub }: Pick<UserRecord, 'sub'>): string {
  let hash: number | undefined;
  return Array.from({ length: LENGTH }, (_none, place) => {
    hash = fnv1a(`${sub}${place}`, hash);
    return LETTERS.charAt((hash >>> 8) % LETTERS.length);
  }).join('');
}
