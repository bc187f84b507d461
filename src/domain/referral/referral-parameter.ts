import { LIMITS } from '../../catalogue/limits';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { sessionStore } from '../../services/storage/storage';

const PARAMETER = 'referralCode';

const CODE = new RegExp(`^[\\p{L}\\p{N}]{1,${LIMITS.length.referralCode}}$`, 'u');

/** Whether a text can be a referral code: letters and digits only. */
export function isReferralCode(text: string): boolean {
  return CODE.test(text);
}

/** Returns the URL's code. A link can't put any other text into the sign-up form. */
function inAddress(search: string): string | null {
  const parameters = new URLSearchParams(search);
  const target = parameters.get('returnTo') ?? '';
  const code =
    parameters.get(PARAMETER) ?? new URLSearchParams(target.split('?')[1] ?? '').get(PARAMETER);
  return code !== null && isReferralCode(code) ? code : null;
}

/** Stores a friend's referral code from the URL until sign-up. */
export function storeReferralCode(search: string): void {
  const code = inAddress(search);
  if (code) sessionStore.setItem(STORAGE_KEYS.referralCode, code);
}

/**
 * Returns the visitor's referral code: from this query, the return path's query, or earlier in this
 * tab.
 */
export function referralCodeOf(search: string): string {
  return inAddress(search) ?? sessionStore.getItem(STORAGE_KEYS.referralCode) ?? '';
}

/** Removes the friend's code after sign-up. */
export function forgetReferralCode(): void {
  sessionStore.removeItem(STORAGE_KEYS.referralCode);
}
