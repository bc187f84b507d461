import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { removeCookie, setCookie } from '../storage/cookies';

/** Notes who is signed in: the user-data cookie, which holds nothing but userId (spec 3). */
export function keepUserData(userId: string): void {
  setCookie(STORAGE_KEYS.userData, JSON.stringify({ userId }));
}

/** Forgets who was signed in. */
export function forgetUserData(): void {
  removeCookie(STORAGE_KEYS.userData);
}
