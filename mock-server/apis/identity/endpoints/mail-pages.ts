import type { Context } from '../../../world/context';
import type { Endpoint } from '../endpoint';
import { bodyParameters, queryParameters, unreadableBody } from '../http';
import { readMailTicket } from '../mail-tickets';
import { escapeHtml } from '../../../world/escape-html';
import { hiddenFields, html } from '../pages';
import { brokenRules, digestOf, PASSWORD_POLICY } from '../passwords';
import { revokeTokensOf } from '../refresh-tokens';

function page(title: string, body: string, status = 200): Response {
  return html(title, `<main><h1>${title}</h1>${body}</main>`, status);
}

function deadLink(): Response {
  return page(
    'This link has ended',
    '<p>It was used before, or it is too old. Ask for a new one.</p>',
    400,
  );
}

function passwordForm(ticket: string, problem: string | null): Response {
  const alert = problem === null ? '' : `<p role="alert">${escapeHtml(problem)}</p>`;
  const rules = PASSWORD_POLICY.split('\n').map((line) => `<br>${escapeHtml(line)}`);
  return page(
    'Choose a new password',
    `${alert}<form method="post">${hiddenFields(new Map([['ticket', ticket]]))}<label for="password">New password</label><input id="password" name="password" type="password" autocomplete="new-password" required autofocus><p>${rules.join('').slice(4)}</p><button>Save Password</button></form>`,
  );
}

async function resetPasswordPage(request: Request, context: Context): Promise<Response> {
  if (request.method !== 'POST') {
    const ticket = queryParameters(request).get('ticket') ?? '';
    const known = readMailTicket(context, 'reset-password', ticket, 'keep') !== null;
    return known ? passwordForm(ticket, null) : deadLink();
  }
  const body = await bodyParameters(request);
  if (body === null) return unreadableBody();
  const ticket = body.get('ticket') ?? '';
  const password = body.get('password') ?? '';
  if (readMailTicket(context, 'reset-password', ticket, 'keep') === null) return deadLink();
  if (brokenRules(password) !== null) return passwordForm(ticket, 'Password is too weak');
  const sub = readMailTicket(context, 'reset-password', ticket, 'use');
  const { identity } = context.state;
  const account = identity.passwords.find((known) => known.sub === sub);
  if (account === undefined) return deadLink();
  account.digest = await digestOf(account.sub, password);
  account.emailVerified = true;
  // Ends everything that the old password gave access to: sessions, refresh tokens, and the count
  // of failures.
  identity.sessions = identity.sessions.filter((known) => known.sub !== sub);
  identity.meters = identity.meters.filter(
    ({ key }) => !key.startsWith(`passwords ${account.email} `),
  );
  revokeTokensOf(context, account.sub);
  return page('Your password is changed', '<p>You can sign in with it now.</p>');
}

export const resetPassword: Endpoint = {
  path: 'u/reset-password',
  methods: ['GET', 'POST'],
  answer: resetPasswordPage,
};

export const emailVerification: Endpoint = {
  path: 'u/email-verification',
  methods: ['GET'],
  answer: async (request, context) => {
    const ticket = queryParameters(request).get('ticket') ?? '';
    const sub = readMailTicket(context, 'verify-email', ticket, 'use');
    const account = context.state.identity.passwords.find((known) => known.sub === sub);
    if (account === undefined) return deadLink();
    account.emailVerified = true;
    return page('Your email address is verified', '<p>Thank you. You can close this page.</p>');
  },
};
