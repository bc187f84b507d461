import type { Context } from '../../../world/context';
import { CLIENT_ID } from '../client';
import { clientIdOf } from '../client-check';
import type { Endpoint } from '../endpoint';
import { GRANT_TYPES } from '../grants/all';
import { bodyParameters, problem, unreadableBody } from '../http';

/** A public client can't authenticate, so it can't use these. */
const NOT_FOR_THIS_CLIENT: readonly string[] = ['client_credentials'];

async function answer(request: Request, context: Context): Promise<Response> {
  const body = await bodyParameters(request);
  if (body === null) return unreadableBody();
  const clientId = clientIdOf(request, body);
  if (!clientId) return problem(400, 'invalid_request', 'Missing required parameter: client_id');
  if (clientId !== CLIENT_ID) {
    return problem(401, 'invalid_client', `Unknown client: ${clientId}`, {
      'WWW-Authenticate': 'Basic realm="Tokens"',
    });
  }
  const grantType = body.get('grant_type');
  if (!grantType) return problem(400, 'invalid_request', 'Missing required parameter: grant_type');
  const grant = GRANT_TYPES.find(({ name }) => name === grantType);
  if (grant !== undefined) return grant.answer(body, context, request);
  return NOT_FOR_THIS_CLIENT.includes(grantType)
    ? problem(400, 'unauthorized_client', `Grant type '${grantType}' not allowed for the client.`)
    : problem(400, 'unsupported_grant_type', `Unsupported grant type: ${grantType}`);
}

/** Spec 7, RFC 6749 section 3.2. */
export const token: Endpoint = { path: 'oauth/token', methods: ['POST'], answer };
