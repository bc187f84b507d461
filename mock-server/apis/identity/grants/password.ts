import type { Context } from '../../../world/context';
import { problem, type Parameters } from '../http';
import { DATABASE_CONNECTION } from '../passwords';
import { signInByPassword } from '../sign-in';
import { readDirectGrant } from './audience';
import { answerSignIn } from './direct-sign-in';
import type { GrantType } from './grant-type';

async function answer(values: Parameters, context: Context, request: Request): Promise<Response> {
  const name = values.get('username');
  if (!name) return problem(400, 'invalid_request', 'Missing required parameter: username');
  const password = values.get('password');
  if (!password) return problem(400, 'invalid_request', 'Missing required parameter: password');
  const granted = readDirectGrant(values);
  if (granted instanceof Response) return granted;
  const signIn = await signInByPassword(context, request, { name, password });
  return answerSignIn(context, signIn, granted);
}

/** Uses the default user directory. */
export const passwordGrant: GrantType = { name: 'password', answer };

/** Uses the named user directory. */
export const passwordRealmGrant: GrantType = {
  name: 'http://auth0.com/oauth/grant-type/password-realm',
  answer: async (values, context, request) => {
    const realm = values.get('realm');
    if (!realm) return problem(400, 'invalid_request', 'Missing required parameter: realm');
    if (realm !== DATABASE_CONNECTION) {
      return problem(400, 'invalid_request', `The realm "${realm}" is not enabled.`);
    }
    return answer(values, context, request);
  },
};
