import * as v from 'valibot';
import { STORAGE_KEYS } from '../../../catalogue/storage-keys';
import { sessionStore } from '../../../services/storage/storage';
import { storedJson } from '../../../services/storage/stored-value';

/** What was typed to sign in with, as it was typed. Kept in the tab, so that neither a reload nor a change of mind loses it. */
export const recipientDraftStore = storedJson(
  sessionStore,
  STORAGE_KEYS.signInDraft,
  v.record(v.picklist(['channel', 'phone', 'email']), v.string()),
);

/** Whether the form stands as it begins. */
export function isUntouched(values: Readonly<Record<string, string>>): boolean {
  const { channel = 'sms', phone = '', email = '' } = values;
  return channel === 'sms' && phone === '' && email === '';
}
