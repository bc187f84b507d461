import { signInErrorCode } from '../../catalogue/sign-in-errors';
import { log } from '../log';
import { identityClient } from './identity-client';
import { storeSession } from './session';

/** Requests a token without leaving the page. Resolves to whether that worked. */
export async function renewSession(): Promise<boolean> {
  const client = await identityClient();
  return new Promise((resolve) => {
    client.checkSession({}, (error, result: unknown) => {
      if (
        !error &&
        typeof result === 'object' &&
        result !== null &&
        'accessToken' in result &&
        typeof result.accessToken === 'string' &&
        'expiresIn' in result &&
        typeof result.expiresIn === 'number'
      ) {
        storeSession({ accessToken: result.accessToken, expiresIn: result.expiresIn });
        resolve(true);
        return;
      }
      const code = error?.code ?? error?.error;
      log.warn('The session could not be renewed', {
        error: code === undefined ? 'no_result' : signInErrorCode(code),
      });
      resolve(false);
    });
  });
}
