import type { Context } from '../../../world/context';
import { passesCaptcha } from '../captcha';
import { refuseClient } from '../client-check';
import type { Endpoint } from '../endpoint';
import { bodyParameters, json, unreadableBody } from '../http';
import { mailTicket } from '../mail-tickets';
import { DATABASE_CONNECTION, findPassword } from '../passwords';
import { count, RATE_LIMITS, rateHeaders, secondsToWait } from '../rate-limits';
import { parseRecipient } from '../recipient';

function refuse(code: string, description: string): Response {
  return json({ name: 'BadRequestError', code, description, statusCode: 400 }, 400);
}

async function answer(request: Request, context: Context): Promise<Response> {
  const body = await bodyParameters(request);
  if (body === null) return unreadableBody();
  const refusal = refuseClient(body.get('client_id'));
  if (refusal !== null) return refusal;
  const connection = body.get('connection');
  if (!connection) return refuse('bad.connection', 'connection is required');
  if (connection !== DATABASE_CONNECTION) {
    return refuse('bad.connection', `The connection "${connection}" is not enabled.`);
  }
  const given = body.get('email');
  if (!given) return refuse('bad.email', 'email is required');
  const recipient = parseRecipient('email', given);
  if (recipient === undefined) return refuse('bad.email', 'Invalid email address');
  if (!passesCaptcha(context, 'password-reset', body.get('captcha'))) {
    return refuse('invalid_captcha', 'Invalid captcha value');
  }
  const { to } = recipient;
  const wait = secondsToWait(context, RATE_LIMITS.resets, to);
  if (wait > 0) {
    const description = 'Too many requests for a new password. Try again later.';
    return json({ code: 'too_many_requests', description, statusCode: 429 }, 429, {
      ...rateHeaders(context, RATE_LIMITS.resets, to),
      'Retry-After': String(wait),
    });
  }
  count(context, RATE_LIMITS.resets, to);
  const known = findPassword(context, to);
  if (known !== undefined) await mailTicket(context, 'reset-password', known);
  // The same for everyone, so that it doesn't reveal whether an account exists.
  return new Response("We've just sent you an email to reset your password.", {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      ...rateHeaders(context, RATE_LIMITS.resets, to),
    },
  });
}

/** Spec 7. */
export const changePassword: Endpoint = {
  path: 'dbconnections/change_password',
  methods: ['POST'],
  answer,
};
