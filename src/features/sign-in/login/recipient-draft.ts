import { STORAGE_KEYS } from '../../../catalogue/storage-keys';
import { sessionStore } from '../../../services/storage/storage';
import { fromJson, storedBy } from '../../../services/storage/stored-by';

type Draft = Readonly<Record<string, string>>;

const FIELDS = ['channel', 'phone', 'email'];

function readDraft(text: string): Draft | null {
  const members = fromJson(text);
  if (typeof members !== 'object' || members === null) return null;
  const draft: Record<string, string> = {};
  for (const [name, value] of Object.entries(members)) {
    if (!FIELDS.includes(name) || typeof value !== 'string') return null;
    draft[name] = value;
  }
  return draft;
}

const stored = storedBy(sessionStore, STORAGE_KEYS.signInDraft, readDraft);

/** Stored per tab, so that a reload or Back doesn't lose the input. */
export const recipientDraftStore = {
  ...stored,
  write: (draft: Draft): void => stored.write(JSON.stringify(draft)),
};

export function isUntouched(values: Draft): boolean {
  const { channel = 'sms', phone = '', email = '' } = values;
  return channel === 'sms' && phone === '' && email === '';
}
