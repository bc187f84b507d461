import * as v from 'valibot';
import { isClockReason, signInErrorCode, tokenReason } from '../../catalogue/sign-in-errors';
import { track } from '../analytics/track';
import { log } from '../log';
import { readCallbackHash } from './callback-hash';
import { withinTimeLimit } from '../time-limit';
import { identityClient, type AuthResult } from './identity-client';
import { storeSession, storeUserData } from './session';

export interface FailedSignIn {
  readonly ok: false;
  readonly supportCode: string;
  /** Whether the device's clock is wrong, so that further attempts would also fail. */
  readonly wrongClock: boolean;
}

export type SignInOutcome = { readonly ok: true; readonly returnTo: string | null } | FailedSignIn;

const AppStateSchema = v.object({ returnTo: v.nullable(v.string()) });

function returnTarget(appState: unknown): string | null {
  const result = v.safeParse(AppStateSchema, appState);
  return result.success ? result.output.returnTo : null;
}

async function parseHash(hash: string): Promise<AuthResult | null> {
  const client = await identityClient();
  return new Promise((resolve, reject) => {
    client.parseHash({ hash }, (error, result) => (error ? reject(error) : resolve(result)));
  });
}

function errorField(error: unknown, name: 'error' | 'errorDescription'): unknown {
  if (typeof error !== 'object' || error === null) return undefined;
  return Object.entries(error).find(([key]) => key === name)?.[1];
}

function errorCode(error: unknown): string {
  return signInErrorCode(errorField(error, 'error'));
}

function failed(supportCode: string, wrongClock = false): FailedSignIn {
  return { ok: false, supportCode, wrongClock };
}

async function complete(): Promise<SignInOutcome> {
  const hash = readCallbackHash();
  if (hash === '') return failed('no_hash');
  let result: AuthResult | null;
  try {
    result = await parseHash(hash);
  } catch (error) {
    const code = errorCode(error);
    const reason = tokenReason(errorField(error, 'errorDescription'));
    log.warn('The sign-in answer could not be used', { error: code, reason });
    return failed(code, isClockReason(reason));
  }
  if (result === null || !result.accessToken || typeof result.expiresIn !== 'number') {
    log.warn('The sign-in answer holds no session', { error: 'invalid_hash' });
    return failed('invalid_hash');
  }
  storeSession({ accessToken: result.accessToken, expiresIn: result.expiresIn });
  track('Signed In');
  await fetchUserInfo(result.accessToken);
  return { ok: true, returnTo: returnTarget(result.appState) };
}

/** Uses the access token (spec 7). A failure doesn't undo the sign-in. */
async function fetchUserInfo(accessToken: string): Promise<void> {
  const client = await identityClient();
  const read = new Promise<string>((resolve, reject) => {
    client.client.userInfo(accessToken, (error, user) =>
      error ? reject(error) : resolve(user.sub),
    );
  });
  await withinTimeLimit(read)
    .then(storeUserData)
    .catch((error: unknown) => {
      log.warn('User info could not be fetched', { error: errorCode(error) });
    });
}

let outcome: Promise<SignInOutcome> | null = null;

/** Runs once per page load: the provider's response can only be read once. */
export function completeSignIn(): Promise<SignInOutcome> {
  outcome ??= complete();
  return outcome;
}
