import { log } from '../log';
import { identityClient } from './identity-client';
import { storeSession } from './session';

/** Asks the identity provider for a new token without leaving the page. Resolves to whether it gave one. */
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
      log.warn('The session could not be renewed', {
        error: error?.code ?? error?.error ?? 'no_result',
      });
      resolve(false);
    });
  });
}
