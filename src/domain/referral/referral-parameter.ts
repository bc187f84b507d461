import { LIMITS } from '../../catalogue/limits';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { sessionStore } from '../../services/storage/storage';

const PARAMETER = 'referralCode';

const CODE = new RegExp(`^[\\p{L}\\p{N}]{1,${LIMITS.length.referralCode}}$`, 'u');

export function isReferralCode(text: string): boolean {
  return CODE.test(text);
}

/** A link can't put other text into the sign-up form. */
function inAddress(search: string): string | null {
  const parameters = new URLSearchParams(search);
  const target = parameters.get('returnTo') ?? '';
  const code =
    parameters.get(PARAMETER) ?? new URLSearchParams(target.split('?')[1] ?? '').get(PARAMETER);
  return code !== null && isReferralCode(code) ? code : null;
}

export function storeReferralCode(search: string): void {
  const code = inAddress(search);
  if (code) sessionStore.setItem(STORAGE_KEYS.referralCode, code);
}

/** Reads this query, the return path's query, or the code stored in this tab. */
export function referralCodeOf(search: string): string {
  return inAddress(search) ?? sessionStore.getItem(STORAGE_KEYS.referralCode) ?? '';
}

export function forgetReferralCode(): void {
  sessionStore.removeItem(STORAGE_KEYS.referralCode);
}
