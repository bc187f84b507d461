import { STORAGE_KEYS } from '../../../catalogue/storage-keys';
import { localStore } from '../../../services/storage/storage';

/** Whether a visitor's items wait to be put into a cart. Whether they can be trusted is seen there. */
export function keptItemsWait(): boolean {
  return localStore.getItem(STORAGE_KEYS.addItemSignUp) !== null;
}

/** What sign-up says to a visitor whose items wait; undefined where none do. */
export function keptItemsLead(): string | undefined {
  return keptItemsWait()
    ? 'Your items are saved. Create an account to keep your estimate.'
    : undefined;
}
