import type { Context } from '../../../world/context';
import { CLIENT_ID } from '../client';
import { refuseClient } from '../client-check';
import { grantedScope } from '../claims';
import type { Endpoint } from '../endpoint';
import { bodyParameters, json, problem, unreadableBody, type Parameters } from '../http';
import { subjectOfIdToken } from '../id-tokens';
import { findRefreshToken } from '../refresh-tokens';
import { ID_TOKEN_SECONDS, mintTokens } from '../tokens';

const GRANT_TYPE = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

async function bearer(context: Context, body: Parameters): Promise<string | Response> {
  const idToken = body.get('id_token');
  const refreshToken = body.get('refresh_token');
  if (!idToken && !refreshToken) {
    return problem(400, 'invalid_request', 'Missing required parameter: id_token or refresh_token');
  }
  if (idToken) {
    const read = await subjectOfIdToken(context, idToken, 'good');
    if ('sub' in read) return read.sub;
    return problem(401, 'invalid_token', `The id_token is not valid: ${read.problem}`);
  }
  const known = findRefreshToken(context, refreshToken ?? '');
  if (known !== null && !known.used) return known.grant.sub;
  const why = known === null ? 'it is unknown or expired' : 'it was used before';
  return problem(401, 'invalid_refresh_token', `The refresh_token is not valid: ${why}.`);
}

async function answer(request: Request, context: Context): Promise<Response> {
  const body = await bodyParameters(request);
  if (body === null) return unreadableBody();
  const refusal = refuseClient(body.get('client_id'));
  if (refusal !== null) return refusal;
  if (body.get('grant_type') !== GRANT_TYPE) {
    return problem(400, 'unsupported_grant_type', `The grant_type must be ${GRANT_TYPE}.`);
  }
  const target = body.get('target');
  if (target && target !== CLIENT_ID) {
    return problem(400, 'invalid_target', `Unknown client: ${target}`);
  }
  const apiType = body.get('api_type');
  if (apiType && apiType !== 'app' && apiType !== 'auth0') {
    return problem(400, 'invalid_request', `The api_type "${apiType}" is not enabled.`);
  }
  const sub = await bearer(context, body);
  if (sub instanceof Response) return sub;
  if (!context.state.users.some((user) => user.sub === sub)) {
    return problem(401, 'invalid_token', 'There is no such user any more.');
  }
  const scope = grantedScope(body.get('scope') || 'openid', 'online');
  const { idToken } = await mintTokens(context, { sub, scope, audience: null });
  return json({ token_type: 'Bearer', expires_in: ID_TOKEN_SECONDS, id_token: idToken });
}

/** New ID token for an ID or refresh token (spec 7). */
export const delegation: Endpoint = { path: 'delegation', methods: ['POST'], answer };
