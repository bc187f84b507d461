import type { Context } from '../../../world/context';
import { createDatabaseUser } from '../accounts';
import { passesCaptcha } from '../captcha';
import { refuseClient } from '../client-check';
import type { Endpoint } from '../endpoint';
import { bodyWith, json, unreadableBody, type Parameters } from '../http';
import { mailTicket } from '../mail-tickets';
import {
  brokenRules,
  DATABASE_CONNECTION,
  digestOf,
  findPassword,
  PASSWORD_POLICY,
  containsEmail,
} from '../passwords';
import { addressOf, count, RATE_LIMITS, rateHeaders, secondsToWait } from '../rate-limits';
import { parseRecipient } from '../recipient';

/** Fields that become claims of the ID token. */
const PROFILE = ['name', 'given_name', 'family_name', 'nickname', 'picture'] as const;

const LONGEST_PASSWORD = 128;

/** In the format of the provider's user database. */
function refuse(status: number, code: string, description: unknown, name = 'BadRequestError') {
  return json({ name, code, description, statusCode: status }, status);
}

function passwordProblem(password: string, email: string): Response | null {
  const broken = brokenRules(password);
  if (broken !== null || password.length > LONGEST_PASSWORD) {
    return json(
      {
        name: 'PasswordStrengthError',
        code: 'invalid_password',
        message: 'Password is too weak',
        description: broken ?? `At most ${String(LONGEST_PASSWORD)} characters in length`,
        policy: PASSWORD_POLICY,
        statusCode: 400,
      },
      400,
    );
  }
  return containsEmail(password, email)
    ? refuse(
        400,
        'invalid_password',
        'Password contains user information',
        'PasswordNoUserInfoError',
      )
    : null;
}

function valueProblem(context: Context, body: Parameters): Response | null {
  const connection = body.get('connection');
  if (!connection) return refuse(400, 'bad.connection', 'connection is required');
  if (connection !== DATABASE_CONNECTION) {
    return refuse(400, 'bad.connection', `The connection "${connection}" is not enabled.`);
  }
  const email = body.get('email');
  if (!email) return refuse(400, 'bad.email', 'email is required');
  if (parseRecipient('email', email) === undefined) {
    return refuse(400, 'bad.email', 'Invalid email address');
  }
  const password = body.get('password');
  if (!password) return refuse(400, 'bad.password', 'password is required');
  const weak = passwordProblem(password, email);
  if (weak !== null) return weak;
  const username = body.get('username');
  if (username !== undefined && !/^[\w.+-]{1,15}$/.test(username)) {
    return refuse(400, 'bad.username', 'Username can only contain 1 to 15 letters and digits.');
  }
  if (findPassword(context, email) !== undefined) {
    return refuse(400, 'user_exists', 'The user already exists.');
  }
  return username !== undefined && findPassword(context, username) !== undefined
    ? refuse(400, 'username_exists', 'The username provided is in use already.')
    : null;
}

async function createAccount(
  context: Context,
  own: Parameters,
  metadata: Parameters,
): Promise<Record<string, unknown>> {
  const email = parseRecipient('email', own.get('email'))?.to ?? '';
  const profile = Object.fromEntries(
    PROFILE.flatMap((name) => {
      const value = own.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const { sub } = createDatabaseUser(context, {
    email,
    firstName: profile['given_name'] ?? null,
    lastName: profile['family_name'] ?? null,
  });
  const username = own.get('username') ?? null;
  const userMetadata = Object.fromEntries(metadata);
  context.state.identity.passwords.push({
    sub,
    email,
    username,
    digest: await digestOf(sub, own.get('password') ?? ''),
    emailVerified: false,
    profile,
    userMetadata,
  });
  await mailTicket(context, 'verify-email', { sub, email });
  return {
    _id: sub.split('|')[1],
    email_verified: false,
    email,
    ...(username === null ? {} : { username }),
    ...profile,
    ...(metadata.size === 0 ? {} : { user_metadata: userMetadata }),
  };
}

async function answer(request: Request, context: Context): Promise<Response> {
  const body = await bodyWith(request, 'user_metadata');
  if (body === null) return unreadableBody();
  const refusal = refuseClient(body.own.get('client_id'));
  if (refusal !== null) return refusal;
  const address = addressOf(request);
  const wait = secondsToWait(context, RATE_LIMITS.signUps, address);
  if (wait > 0) {
    const headers = {
      ...rateHeaders(context, RATE_LIMITS.signUps, address),
      'Retry-After': `${wait}`,
    };
    const description = 'Too many sign-ups from this address. Try again later.';
    return json({ code: 'too_many_requests', description, statusCode: 429 }, 429, headers);
  }
  const wrong = valueProblem(context, body.own);
  if (wrong !== null) return wrong;
  if (!passesCaptcha(context, 'signup', body.own.get('captcha'))) {
    return refuse(400, 'invalid_captcha', 'Invalid captcha value');
  }
  count(context, RATE_LIMITS.signUps, address);
  const created = await createAccount(context, body.own, body.nested);
  return json(created, 200, rateHeaders(context, RATE_LIMITS.signUps, address));
}

/** Spec 7. */
export const signUp: Endpoint = { path: 'dbconnections/signup', methods: ['POST'], answer };
