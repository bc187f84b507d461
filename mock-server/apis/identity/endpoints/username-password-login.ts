import type { Context } from '../../../world/context';
import { passesCaptcha } from '../captcha';
import { issuerOf } from '../client';
import { refuseClient } from '../client-check';
import type { Endpoint } from '../endpoint';
import { bodyParameters, json, texts, unreadableBody } from '../http';
import { readJson } from '../../../world/read-json';
import { escapeHtml } from '../../../world/escape-html';
import { hiddenFields } from '../pages';
import { DATABASE_CONNECTION } from '../passwords';
import { signInByPassword } from '../sign-in';
import { issueTicket } from '../tickets';
import { answerAuthorize } from './authorize';

/** In the format of the provider's user database. */
function refuse(status: number, code: string, description: string): Response {
  return json({ name: 'ValidationError', code, description, statusCode: status }, status);
}

/** The sign-in form must carry these. */
const CARRIED = [
  'client_id',
  'redirect_uri',
  'response_type',
  'response_mode',
  'scope',
  'audience',
  'state',
  'nonce',
  'organization',
  'max_age',
  'code_challenge',
  'code_challenge_method',
];

async function answer(request: Request, context: Context): Promise<Response> {
  const body = await bodyParameters(request);
  if (body === null) return unreadableBody();
  const refusal = refuseClient(body.get('client_id'));
  if (refusal !== null) return refusal;
  const connection = body.get('connection');
  if (connection !== DATABASE_CONNECTION) {
    return refuse(400, 'bad.connection', `The connection "${connection ?? ''}" is not enabled.`);
  }
  const name = body.get('username') || body.get('email');
  if (!name) return refuse(400, 'bad.username', 'username is required');
  const password = body.get('password');
  if (!password) return refuse(400, 'bad.password', 'password is required');
  if (!passesCaptcha(context, 'login', body.get('captcha'))) {
    return refuse(400, 'invalid_captcha', 'Invalid captcha value');
  }
  const signIn = await signInByPassword(context, request, { name, password });
  if ('error' in signIn) {
    return signIn.status === 403
      ? refuse(401, 'invalid_user_password', signIn.description)
      : refuse(signIn.status, signIn.error, signIn.description);
  }
  const carried = CARRIED.flatMap((key) => {
    const value = body.get(key);
    return value === undefined ? [] : [[key, value]];
  });
  const fields = new Map([
    ['wa', 'wsignin1.0'],
    ['wresult', issueTicket(context, signIn.sub)],
    ['wctx', JSON.stringify(Object.fromEntries(carried))],
  ]);
  const action = escapeHtml(`${issuerOf(context.origin)}login/callback`);
  const markup = `<form method="post" name="hiddenform" action="${action}">${hiddenFields(fields)}<noscript><p>Script is disabled. Click Submit to continue.</p><input type="submit" value="Submit"></noscript></form>`;
  return new Response(markup, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

/** Returns a form that posts to the callback (spec 7). */
export const usernamePasswordLogin: Endpoint = {
  path: 'usernamepassword/login',
  methods: ['POST'],
  answer,
};

function readCarried(text: string | undefined): ReadonlyMap<string, string> {
  try {
    const value = readJson(text ?? '');
    return typeof value === 'object' && value !== null ? texts(value) : new Map();
  } catch {
    return new Map();
  }
}

/** Signs in and answers the sign-in page's original request. */
export const loginCallback: Endpoint = {
  path: 'login/callback',
  methods: ['POST'],
  answer: async (request, context) => {
    const body = await bodyParameters(request);
    if (body === null) return unreadableBody();
    const carried = readCarried(body.get('wctx'));
    const ticket = body.get('wresult') ?? '';
    return answerAuthorize(new Map([...carried, ['login_ticket', ticket]]), context);
  },
};
