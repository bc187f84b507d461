import { normalizeText } from '../../../../src/catalogue/normalize-text';
import type { Context } from '../../../world/context';
import { readReturnAddress } from '../authorize-request';
import { issuerOf } from '../client';
import { SENT_CODE } from '../codes';
import type { Endpoint } from '../endpoint';
import {
  bodyParameters,
  queryParameters,
  redirect,
  unreadableBody,
  type Parameters,
} from '../http';
import { escapeHtml } from '../../../world/escape-html';
import { errorPage, hiddenFields, html } from '../pages';
import { parseRecipient, type Recipient } from '../recipient';
import { sendLimited } from '../send-limited';
import { signInByCode, signInByPassword, type SignIn } from '../sign-in';
import { issueTicket } from '../tickets';

const TITLE = 'Sign in';

function alert(problem: string | null): string {
  return problem === null ? '' : `<p role="alert">${escapeHtml(problem)}</p>`;
}

function page(body: string): Response {
  return html(TITLE, `<main><h1>${TITLE}</h1>${body}</main>`);
}

function namePage(original: string, name: string, problem: string | null): Response {
  return page(
    `${alert(problem)}<form method="post">${hiddenFields(new Map([['request', original]]))}<label for="name">Email address or phone number</label><input id="name" name="name" value="${escapeHtml(name)}" autocomplete="username" required autofocus><label for="password">Password (leave it empty to get a one-time code)</label><input id="password" name="password" type="password" autocomplete="current-password"><button>Continue</button></form>`,
  );
}

function codePage(original: string, name: string, problem: string | null): Response {
  const hidden = hiddenFields(
    new Map([
      ['request', original],
      ['name', name],
    ]),
  );
  return page(
    `${alert(problem)}<p>We sent a code to ${escapeHtml(name)}. This provider is a mock: it sends ${SENT_CODE} unless it was told otherwise.</p><form method="post">${hidden}<label for="code">Code</label><input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required autofocus><button>Continue</button></form>`,
  );
}

function recipientOf(name: string): Recipient | undefined {
  return parseRecipient(name.includes('@') ? 'email' : 'sms', name);
}

/** Adds a ticket to the original request. */
function proceed(context: Context, original: string, { sub }: { sub: string }): Response {
  const query = new URLSearchParams(original);
  query.set('login_ticket', issueTicket(context, sub));
  return redirect(`${issuerOf(context.origin)}authorize?${query.toString()}`);
}

async function sendFirst(
  request: Request,
  context: Context,
  { original, name }: { original: string; name: string },
): Promise<Response> {
  const recipient = recipientOf(name);
  if (recipient === undefined) {
    return namePage(original, name, 'Enter an email address or a phone number with its area code.');
  }
  const host = new URL(context.origin).hostname;
  const { wait } = await sendLimited(context, request, recipient, { link: null, host });
  return wait > 0
    ? namePage(original, name, 'Too many codes were requested. Try again later.')
    : codePage(original, name, null);
}

async function submit(request: Request, context: Context, body: Parameters): Promise<Response> {
  const original = body.get('request') ?? '';
  const name = normalizeText(body.get('name') ?? '');
  const password = body.get('password');
  const code = normalizeText(body.get('code') ?? '');
  if (!code && !password) return sendFirst(request, context, { original, name });
  let result: SignIn;
  if (code) {
    const connection = name.includes('@') ? 'email' : 'sms';
    result = signInByCode(context, request, { connection, name, code });
  } else {
    result = await signInByPassword(context, request, { name, password: password ?? '' });
  }
  if ('sub' in result) return proceed(context, original, result);
  return code
    ? codePage(original, name, result.description)
    : namePage(original, name, result.description);
}

async function answer(request: Request, context: Context): Promise<Response> {
  const isForm = request.method === 'POST';
  const body = isForm ? await bodyParameters(request) : null;
  if (isForm && body === null) return unreadableBody();
  const { search } = new URL(request.url);
  const original = body?.get('request') ?? search.slice(1);
  const values = new Map(new URLSearchParams(original));
  const address = readReturnAddress(values, context.origin);
  if ('error' in address) return errorPage(400, address.error, address.description);
  if (body !== null) return submit(request, context, body);
  return namePage(original, queryParameters(request).get('login_hint') ?? '', null);
}

/** For standard clients. */
export const hostedLogin: Endpoint = { path: 'u/login', methods: ['GET', 'POST'], answer };
