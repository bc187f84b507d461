import type { Context } from '../../../world/context';
import { userinfoOf } from '../client';
import { clientIdOf, refuseClient } from '../client-check';
import type { Endpoint } from '../endpoint';
import { bodyParameters, problem, unreadableBody } from '../http';
import { revokeRefreshToken } from '../refresh-tokens';
import { readAccessToken } from '../tokens';

async function answer(request: Request, context: Context): Promise<Response> {
  const body = await bodyParameters(request);
  if (body === null) return unreadableBody();
  const refusal = refuseClient(clientIdOf(request, body));
  if (refusal !== null) return refusal;
  const token = body.get('token');
  if (!token) return problem(400, 'invalid_request', 'Missing required parameter: token');
  const done = revokeRefreshToken(context, token);
  if (!done && 'claims' in (await readAccessToken(context, token, userinfoOf(context.origin)))) {
    // Access tokens are checked without the provider, so they can't be revoked.
    return problem(400, 'unsupported_token_type', 'Access tokens end by themselves.');
  }
  return new Response(null, { status: 200, headers: { 'Cache-Control': 'no-store' } });
}

/** Also revokes all tokens of the same sign-in (RFC 7009). */
export const revoke: Endpoint = { path: 'oauth/revoke', methods: ['POST'], answer };
