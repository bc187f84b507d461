import { normalizeText } from '../../../../src/catalogue/normalize-text';
import type { Context } from '../../../world/context';
import { passesCaptcha } from '../captcha';
import { refuseClient } from '../client-check';
import { isAllowedAddress, issuerOf } from '../client';
import { SENT_CODE } from '../codes';
import type { Endpoint } from '../endpoint';
import { bodyWith, json, problem, unreadableBody, type Parameters } from '../http';
import { isConnection, parseRecipient } from '../recipient';
import { sendLimited } from '../send-limited';

function signInLink(
  context: Context,
  own: Parameters,
  auth: Parameters,
  field: string,
  to: string,
): string {
  const query = new URLSearchParams([
    ['client_id', own.get('client_id') ?? ''],
    ['connection', own.get('connection') ?? ''],
    [field, to],
    ['verification_code', SENT_CODE],
    ...auth,
  ]);
  return `${issuerOf(context.origin)}passwordless/verify_redirect?${query.toString()}`;
}

async function answer(request: Request, context: Context): Promise<Response> {
  const body = await bodyWith(request, 'authParams');
  if (body === null) return unreadableBody();
  const { own, nested: auth } = body;
  const refusal = refuseClient(own.get('client_id'));
  if (refusal !== null) return refusal;

  const connection = own.get('connection');
  if (connection === undefined) {
    return problem(400, 'bad.connection', 'Missing required property: connection');
  }
  if (!isConnection(connection)) {
    return problem(400, 'bad.connection', `The connection "${connection}" is not enabled.`);
  }
  const field = connection === 'sms' ? 'phone_number' : 'email';
  const given = own.get(field);
  if (given === undefined || normalizeText(given) === '') {
    return problem(400, `bad.${field}`, `Missing required property: ${field}`);
  }
  const recipient = parseRecipient(connection, given);
  if (recipient === undefined) {
    return problem(400, `bad.${field}`, `Invalid format for property: ${field}`);
  }
  const send = own.get('send') ?? (connection === 'email' ? 'link' : 'code');
  if (send !== 'code' && send !== 'link') {
    return problem(400, 'bad.send', 'The property send must be "code" or "link".');
  }
  const redirectUri = auth.get('redirect_uri');
  if (redirectUri !== undefined && !isAllowedAddress(redirectUri, context.origin)) {
    return problem(400, 'invalid_request', 'The redirect_uri is not one of this client.');
  }
  if (!passesCaptcha(context, 'passwordless', own.get('captcha'))) {
    return problem(400, 'invalid_captcha', 'Invalid captcha value');
  }
  const { wait, headers } = await sendLimited(context, request, recipient, {
    link: send === 'link' ? signInLink(context, own, auth, field, recipient.to) : null,
    host: new URL(redirectUri ?? context.origin).hostname,
  });
  if (wait > 0) {
    const description = 'Too many codes were requested. Try again later.';
    return problem(429, 'too_many_requests', description, headers);
  }
  // The same for everyone, so that it doesn't reveal whether an account exists.
  const verified = connection === 'sms' ? 'phone_verified' : 'email_verified';
  const sent = { _id: context.token(24), [field]: recipient.to, [verified]: false };
  return json(sent, 200, headers);
}

/** Spec 7. */
export const passwordlessStart: Endpoint = {
  path: 'passwordless/start',
  methods: ['POST'],
  answer,
};
