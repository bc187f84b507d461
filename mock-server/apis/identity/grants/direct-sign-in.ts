import type { Context } from '../../../world/context';
import { problem } from '../http';
import type { Grant } from '../../../world/identity-state';
import { issueRefreshToken } from '../refresh-tokens';
import type { SignIn } from '../sign-in';
import { answerTokens } from '../answer-tokens';

/** Signs in without a browser. */
export async function answerSignIn(
  context: Context,
  signIn: SignIn,
  granted: Omit<Grant, 'sub'>,
): Promise<Response> {
  if ('error' in signIn) {
    // A wrong password or code is an invalid grant here; too many attempts are too many requests.
    const [status, error] =
      signIn.status === 403 ? ([400, 'invalid_grant'] as const) : [signIn.status, signIn.error];
    return problem(status, error, signIn.description);
  }
  const grant: Grant = { ...granted, sub: signIn.sub };
  const offline = grant.scope.split(' ').includes('offline_access');
  const token = offline ? issueRefreshToken(context, grant, context.token(16)) : null;
  return answerTokens(context, grant, token);
}
