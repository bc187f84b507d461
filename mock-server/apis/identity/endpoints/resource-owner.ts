import type { Context } from '../../../world/context';
import { refuseClient } from '../client-check';
import type { Endpoint } from '../endpoint';
import { grantedScope } from '../claims';
import { bodyParameters, problem, unreadableBody } from '../http';
import type { Grant } from '../../../world/identity-state';
import { DATABASE_CONNECTION } from '../passwords';
import { issueRefreshToken } from '../refresh-tokens';
import { isConnection } from '../recipient';
import { signInByCode, signInByPassword } from '../sign-in';
import { answerTokens } from '../answer-tokens';

async function answer(request: Request, context: Context): Promise<Response> {
  const body = await bodyParameters(request);
  if (body === null) return unreadableBody();
  const refusal = refuseClient(body.get('client_id'));
  if (refusal !== null) return refusal;
  const invalid = (description: string) => problem(400, 'invalid_request', description);
  const grantType = body.get('grant_type');
  if (!grantType) return invalid('Missing required parameter: grant_type');
  if (grantType !== 'password') {
    return problem(400, 'unsupported_grant_type', `Unsupported grant type: ${grantType}`);
  }
  const name = body.get('username');
  if (!name) return invalid('Missing required parameter: username');
  const secret = body.get('password');
  if (!secret) return invalid('Missing required parameter: password');
  const connection = body.get('connection');
  if (!connection) return invalid('Missing required parameter: connection');
  const isDatabase = connection === DATABASE_CONNECTION;
  if (!isDatabase && !isConnection(connection)) {
    return invalid(`The connection "${connection}" is not enabled.`);
  }
  const signIn = isConnection(connection)
    ? signInByCode(context, request, { connection, name, code: secret })
    : await signInByPassword(context, request, { name, password: secret });
  if ('error' in signIn) {
    return signIn.status === 403
      ? problem(401, 'invalid_user_password', signIn.description)
      : problem(signIn.status, signIn.error, signIn.description);
  }
  const grant: Grant = {
    sub: signIn.sub,
    scope: grantedScope(body.get('scope') || 'openid', 'offline'),
    audience: null,
    nonce: null,
    organization: null,
    authTime: null,
  };
  const offline = grant.scope.split(' ').includes('offline_access');
  const token = offline ? issueRefreshToken(context, grant, context.token(16)) : null;
  return answerTokens(context, grant, token);
}

/** Predecessor of the token endpoint, for passwords and codes (spec 7). */
export const resourceOwner: Endpoint = { path: 'oauth/ro', methods: ['POST'], answer };
