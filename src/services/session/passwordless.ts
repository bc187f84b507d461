import { atom, getDefaultStore } from 'jotai';
import { track } from '../analytics/track';
import { loadCode } from '../load-code';
import { log } from '../log';
import { withinTimeLimit } from '../time-limit';
import { identityClient } from './identity-client';
import { toSignInError, type SignInError, type SignInProblem } from './sign-in-error';

export type Recipient =
  | { readonly channel: 'sms'; /** E.164. */ readonly phoneNumber: string }
  | { readonly channel: 'email'; readonly email: string };

/** True while a code is being sent (spec 4). */
export const codeLoadingAtom = atom(false);

export const signInErrorAtom = atom<SignInError | null>(null);

/** The identity provider returns it, so that the visitor continues at the same place. */
export interface SignInAppState {
  returnTo: string | null;
}

async function rejectStored<T>(task: () => Promise<T>): Promise<T> {
  const store = getDefaultStore();
  store.set(signInErrorAtom, null);
  try {
    return await withinTimeLimit(task());
  } catch (raw) {
    const error = toSignInError(raw);
    store.set(signInErrorAtom, error);
    log.warn('Sign-in step failed', { problem: error.problem });
    throw error;
  }
}

export function lastSignInProblem(): SignInProblem {
  return getDefaultStore().get(signInErrorAtom)?.problem ?? 'failed';
}

async function start(recipient: Recipient, captcha?: string): Promise<void> {
  // Lossless, because a reload doesn't clear the recipient.
  const client = await identityClient(true);
  await new Promise<void>((resolve, reject) => {
    client.passwordlessStart(
      {
        send: 'code',
        ...(recipient.channel === 'sms'
          ? { connection: 'sms', phoneNumber: recipient.phoneNumber }
          : { connection: 'email', email: recipient.email }),
        ...(captcha === undefined ? {} : { captcha }),
      },
      (error) => (error ? reject(error) : resolve()),
    );
  });
}

/** Rejects with a SignInError, also in signInErrorAtom. */
export async function sendCode(recipient: Recipient): Promise<void> {
  const store = getDefaultStore();
  store.set(codeLoadingAtom, true);
  try {
    try {
      await rejectStored(() => start(recipient));
    } catch (error) {
      if (lastSignInProblem() !== 'captcha') throw error;
      const { tryAsPerson } = await loadCode(() => import('./captcha'));
      await tryAsPerson(error, (captcha) => rejectStored(() => start(recipient, captcha)));
    }
    track('Code Requested', { channel: recipient.channel });
  } finally {
    store.set(codeLoadingAtom, false);
  }
}

/**
 * If the code is right, the page navigates to the identity provider and returns at the login
 * callback, so the promise only ever rejects (with a SignInError).
 */
export async function verifyCode(
  recipient: Recipient,
  verificationCode: string,
  appState: SignInAppState,
): Promise<never> {
  track('Code Submitted', { channel: recipient.channel });
  return rejectStored(async () => {
    const client = await identityClient();
    return new Promise<never>((_, reject) => {
      const options = {
        verificationCode,
        // Empty state and nonce (spec): the library generates new ones.
        state: '',
        nonce: '',
        appState,
        ...(recipient.channel === 'sms'
          ? { connection: 'sms', phoneNumber: recipient.phoneNumber }
          : { connection: 'email', email: recipient.email }),
      };
      client.passwordlessLogin(options, (error) => {
        if (error) reject(error);
      });
    });
  });
}
