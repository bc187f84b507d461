import { STORAGE_KEYS } from '../../../catalogue/storage-keys';
import { forgetReferralCode } from '../../../domain/referral/referral-parameter';
import { draftStore } from '../../../services/draft/draft-store';
import { log } from '../../../services/log';
import { sessionStore } from '../../../services/storage/storage';
import { pendingCodeStore } from '../login/pending-code';
import { isFrom, signUpDataStore } from '../sign-up/sign-up-data';

/**
 * Saves the sign-up answers to the account, and removes them. Another user's answers in this tab
 * are only removed. Returns `unsaved` if saving failed; then they stay stored.
 */
export async function saveSignUp(): Promise<'saved' | 'unsaved' | 'none'> {
  const answers = signUpDataStore.read();
  const pending = pendingCodeStore.read();
  sessionStore.removeItem(STORAGE_KEYS.pendingCode);
  if (answers === null) return 'none';
  if (pending === null || !isFrom(answers, pending.recipient)) {
    forgetSignUp();
    return 'none';
  }
  try {
    const [{ createDataClient }, { SaveSignUpDocument }, { trackOperation }] = await Promise.all([
      import('../../../services/data/data-client'),
      import('../../../contract/generated/documents'),
      import('../../../services/analytics/operation-events'),
    ]);
    const { data, error } = await createDataClient().mutate({
      mutation: SaveSignUpDocument,
      variables: { input: answers },
    });
    if (error !== undefined) throw error;
    trackOperation('saveSignUp', { data, variables: {} });
  } catch (error) {
    log.warn('What was told when signing up could not be saved', {
      message: error instanceof Error ? error.message : String(error),
    });
    return 'unsaved';
  }
  forgetSignUp();
  return 'saved';
}

export function forgetSignUp(): void {
  signUpDataStore.remove();
  forgetReferralCode();
  draftStore('visitor', 'sign-up').remove();
}
