import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { sessionStore } from '../../services/storage/storage';

const PARAMETER = 'referralCode';

function inAddress(search: string): string | null {
  const parameters = new URLSearchParams(search);
  const here = parameters.get(PARAMETER);
  if (here !== null) return here;
  const target = parameters.get('returnTo') ?? '';
  return new URLSearchParams(target.split('?')[1] ?? '').get(PARAMETER);
}

/** Stores a friend's referral code from the address until sign-up asks for it. */
export function keepReferralCode(search: string): void {
  const code = inAddress(search);
  if (code) sessionStore.setItem(STORAGE_KEYS.referralCode, code);
}

/** The referral code that a visitor came with: in this query, in that of the path they were going to, or earlier in this tab. */
export function referralCodeOf(search: string): string {
  return inAddress(search) ?? sessionStore.getItem(STORAGE_KEYS.referralCode) ?? '';
}

/** Forgets the friend's code, once sign-up is done. */
export function forgetReferralCode(): void {
  sessionStore.removeItem(STORAGE_KEYS.referralCode);
}
