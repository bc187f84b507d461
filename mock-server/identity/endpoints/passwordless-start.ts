import type { Context } from '../../core/context';
import { refuseClient } from '../client-check';
import { isAllowedAddress, issuerOf } from '../client';
import { SENT_CODE, secondsUntilNextCode, sendCode } from '../codes';
import type { Endpoint } from '../endpoint';
import { isForm, json, problem, texts, unreadableBody, type Parameters } from '../http';
import { isConnection, parseRecipient } from '../recipient';

/** A form names the nested values as `authParams[redirect_uri]`. */
function readForm(text: string): { own: Parameters; auth: Parameters } {
  const own = new Map<string, string>();
  const auth = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    const nested = /^authParams\[(\w+)\]$/.exec(name)?.[1];
    if (nested === undefined) own.set(name, value);
    else auth.set(nested, value);
  }
  return { own, auth };
}

/** The body with `authParams`, which is the one nested value the provider reads. */
async function readBody(request: Request): Promise<{ own: Parameters; auth: Parameters } | null> {
  const text = await request.text();
  if (isForm(request)) return readForm(text);
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
    const nested: unknown = (body as Record<string, unknown>)['authParams'];
    return { own: texts(body), auth: texts(typeof nested === 'object' ? (nested ?? {}) : {}) };
  } catch {
    return null;
  }
}

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
  const body = await readBody(request);
  if (body === null) return unreadableBody();
  const { own, auth } = body;
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
  if (given === undefined || given.trim() === '') {
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
  const wait = secondsUntilNextCode(context, recipient);
  if (wait > 0) {
    return problem(429, 'too_many_requests', 'Too many codes were requested. Try again later.', {
      'Retry-After': String(wait),
    });
  }
  await sendCode(context, recipient, {
    link: send === 'link' ? signInLink(context, own, auth, field, recipient.to) : null,
    host: new URL(redirectUri ?? context.origin).hostname,
  });
  // The same for everybody: nothing here tells whether an account exists.
  const verified = connection === 'sms' ? 'phone_verified' : 'email_verified';
  return json({ _id: context.token(24), [field]: recipient.to, [verified]: false });
}

/** Sends a one-time code, or a link that carries it, by text message or e-mail (spec 7). */
export const passwordlessStart: Endpoint = {
  path: 'passwordless/start',
  methods: ['POST'],
  answer,
};
