import type { Context } from '../../../world/context';
import { refuseClient } from '../client-check';
import type { Endpoint } from '../endpoint';
import { bodyParameters, json, problem, unreadableBody, type Parameters } from '../http';
import { DATABASE_CONNECTION } from '../passwords';
import { isConnection } from '../recipient';
import { signInByCode, signInByPassword, type SignIn } from '../sign-in';
import { issueTicket } from '../tickets';

const OTP_CREDENTIAL = 'http://auth0.com/oauth/grant-type/passwordless/otp';
const REALM_CREDENTIAL = 'http://auth0.com/oauth/grant-type/password-realm';
const CREDENTIALS = [OTP_CREDENTIAL, REALM_CREDENTIAL, 'password'];

function invalid(description: string): Response {
  return problem(400, 'invalid_request', description);
}

async function signIn(
  request: Request,
  context: Context,
  body: Parameters,
): Promise<SignIn | Response> {
  const credential = body.get('credential_type') ?? '';
  if (!CREDENTIALS.includes(credential)) {
    return invalid(`The credential_type must be one of ${CREDENTIALS.join(', ')}.`);
  }
  const name = body.get('username');
  if (!name) return invalid('Missing required parameter: username');
  const realm = body.get('realm');
  if (credential === OTP_CREDENTIAL) {
    if (!isConnection(realm)) return invalid('The realm must be "sms" or "email".');
    const code = body.get('otp');
    if (!code) return invalid('Missing required parameter: otp');
    return signInByCode(context, request, { connection: realm, name, code });
  }
  if (credential === REALM_CREDENTIAL && realm !== DATABASE_CONNECTION) {
    return invalid(`The realm must be "${DATABASE_CONNECTION}".`);
  }
  const password = body.get('password');
  if (!password) return invalid('Missing required parameter: password');
  return signInByPassword(context, request, { name, password });
}

async function answer(request: Request, context: Context): Promise<Response> {
  const body = await bodyParameters(request);
  if (body === null) return unreadableBody();
  const refusal = refuseClient(body.get('client_id'));
  if (refusal !== null) return refusal;
  const result = await signIn(request, context, body);
  if (result instanceof Response) return result;
  if ('error' in result) {
    const error = result.error === 'invalid_grant' ? 'access_denied' : result.error;
    return problem(result.status, error, result.description);
  }
  return json({
    login_ticket: issueTicket(context, result.sub),
    co_id: context.token(12),
    co_verifier: context.token(32),
  });
}

/** Exchanges a code or password for a login ticket, before the redirect. */
export const coAuthenticate: Endpoint = { path: 'co/authenticate', methods: ['POST'], answer };
