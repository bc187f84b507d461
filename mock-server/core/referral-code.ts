import type { UserRecord } from './state';

/** Letters and digits that nobody takes for one another. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const LENGTH = 8;

/** The code that a person can give to friends: always the same for the same account. */
export function ownReferralCode({ sub }: Pick<UserRecord, 'sub'>): string {
  let hash = 0x811c9dc5;
  const step = (text: string): number => {
    for (const character of text) {
      hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
    }
    return hash;
  };
  return Array.from({ length: LENGTH }, (_none, place) => {
    const drawn = step(`${sub}${place}`);
    return LETTERS.charAt((drawn >>> 8) % LETTERS.length);
  }).join('');
}
