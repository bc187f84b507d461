import { STORAGE_KEYS } from '../../../catalogue/storage-keys';
import { localStore } from '../../../services/storage/storage';

/** Whether a visitor's items wait to be put into a cart. Whether they can be trusted is seen there. */
export function keptItemsWait(): boolean {
  return localStore.getItem(STORAGE_KEYS.addItemSignUp) !== null;
}
