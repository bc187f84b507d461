import type { Context } from '../../core/context';
import { findOrCreateUser } from '../accounts';
import { refuseClient } from '../client-check';
import { codeProblem } from '../code-errors';
import { checkCode } from '../codes';
import type { Endpoint } from '../endpoint';
import { bodyParameters, json, problem, unreadableBody } from '../http';
import { isConnection, parseRecipient } from '../recipient';
import { issueTicket } from '../tickets';

const OTP_CREDENTIAL = 'http://auth0.com/oauth/grant-type/passwordless/otp';

async function answer(request: Request, context: Context): Promise<Response> {
  const body = await bodyParameters(request);
  if (body === null) return unreadableBody();
  const refusal = refuseClient(body.get('client_id'));
  if (refusal !== null) return refusal;
  if (body.get('credential_type') !== OTP_CREDENTIAL) {
    return problem(400, 'invalid_request', `The credential_type must be "${OTP_CREDENTIAL}".`);
  }
  const realm = body.get('realm');
  if (!isConnection(realm)) {
    return problem(400, 'invalid_request', 'The realm must be "sms" or "email".');
  }
  const username = body.get('username');
  if (!username) return problem(400, 'invalid_request', 'Missing required parameter: username');
  const code = body.get('otp');
  if (!code) return problem(400, 'invalid_request', 'Missing required parameter: otp');

  const recipient = parseRecipient(realm, username);
  if (recipient === undefined) return codeProblem('wrong', realm);
  const verdict = checkCode(context, recipient, code, 'use');
  if (verdict !== 'right') return codeProblem(verdict, realm);
  const user = findOrCreateUser(context, recipient);
  return json({
    login_ticket: issueTicket(context, user.sub),
    co_id: context.token(12),
    co_verifier: context.token(32),
  });
}

/** Trades a one-time code for a login ticket; what signing in with a code calls before it navigates. */
export const coAuthenticate: Endpoint = { path: 'co/authenticate', methods: ['POST'], answer };
