import { beforeEach, describe, expect, test } from 'vitest';
import type { Context } from '../../world/context';
import { newApplication } from '../../domain/applications/new-application';
import { checkCode, secondsUntilNextCode, sendCode } from './codes';
import { call, start, tryCode } from './testing/call';
import { TEST_USER, testContext, testState } from './testing/test-world';

const PHONE = '+12025550103';
const WRONG = 'Wrong phone number or verification code.';
const EXPIRED = 'The verification code has expired. Please try to login again.';

let context: Context;

beforeEach(() => {
  context = testContext(testState());
});

function advance(minutes: number) {
  context.state.clock.base += minutes * 60_000;
}

async function body(response: Promise<Response>): Promise<Record<string, unknown>> {
  return (await response).json() as Promise<Record<string, unknown>>;
}

describe('sending a code', () => {
  test('accepts a form', async () => {
    const form = new URLSearchParams({
      client_id: 'portal-client',
      connection: 'email',
      email: 'form.filler@example.com',
      send: 'link',
      'authParams[state]': 'a-state',
    });
    const response = await call(context, '/idp/passwordless/start', undefined, {
      method: 'POST',
      body: form,
    });
    expect(response.status).toBe(200);
    expect(context.state.inbox[0]?.to).toBe('form.filler@example.com');
    expect(context.state.inbox[0]?.body).toContain('&state=a-state');
  });

  test('adds a message without revealing whether an account exists', async () => {
    const known = await body(start(context, PHONE));
    const unknown = await body(start(context, '+12025550199'));
    expect(known).toEqual({ ...unknown, _id: known['_id'], phone_number: PHONE });
    expect(context.state.inbox[0]).toEqual({
      id: 'msg_0001',
      channel: 'sms',
      to: PHONE,
      subject: '',
      body: '123456 is your HomeLight verification code. It expires in 10 minutes. We’ll never ask you for it by phone.\n\n@localhost #123456',
      code: '123456',
      sentAt: '2026-06-15T16:00:00.000Z',
    });
    expect(context.state.users).toHaveLength(1);
  });

  test.each([
    ['(202) 555-0103', PHONE],
    ['1 202 555 0103', PHONE],
    ['+442071838750', '+442071838750'],
    [' Fixture.Testworthy@Example.COM ', 'fixture.testworthy@example.com'],
  ])('normalizes %s', async (given, to) => {
    expect((await start(context, given)).status).toBe(200);
    expect(context.state.inbox[0]?.to).toBe(to);
  });

  test.each([
    [{ phone_number: '+1 (202)\u00A0555‑010３\u200B' }, PHONE],
    [{ connection: 'email', email: '<mailto:zo\u00ADe@example.com>.' }, 'zoe@example.com'],
  ])('normalizes the recipient of %o', async (changes, to) => {
    expect((await start(context, PHONE, changes)).status).toBe(200);
    expect(context.state.inbox).toMatchObject([{ to }]);
  });

  test('ignores invisible characters and hyphens in a code', async () => {
    await start(context, PHONE);
    expect(checkCode(context, { connection: 'sms', to: PHONE }, '1\u200B23–456', 'use')).toBe(
      'right',
    );
  });

  test.each([
    [{ connection: undefined }, 'bad.connection'],
    [{ connection: 'fax' }, 'bad.connection'],
    [{ phone_number: undefined }, 'bad.phone_number'],
    [{ phone_number: '  ' }, 'bad.phone_number'],
    [{ phone_number: '12' }, 'bad.phone_number'],
    [{ phone_number: 2025550103 }, 'bad.phone_number'],
    [{ phone_number: '+1202555010٣' }, 'bad.phone_number'],
    [{ connection: 'email' }, 'bad.email'],
    [{ connection: 'email', email: 'nobody@nowhere' }, 'bad.email'],
    [{ connection: 'email', email: 'a b@example.com' }, 'bad.email'],
    [{ connection: 'email', email: `${'a'.repeat(320)}@example.com` }, 'bad.email'],
    [{ send: 'pigeon' }, 'bad.send'],
    [{ client_id: undefined }, 'invalid_request'],
    [{ authParams: { redirect_uri: 'https://evil.example/' } }, 'invalid_request'],
  ])('refuses %o', async (changes, error) => {
    const response = await start(context, PHONE, changes);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error, error_description: expect.any(String) });
    expect(context.state.inbox).toEqual([]);
  });

  test('rejects an unknown client', async () => {
    const response = await start(context, PHONE, { client_id: 'another-client' });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: 'unauthorized_client' });
  });

  test('is limited to five unused codes per recipient', async () => {
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await start(context, PHONE)).status).toBe(200);
      advance(1);
    }
    const refused = await start(context, PHONE);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('300');
    expect(await refused.json()).toMatchObject({ error: 'too_many_requests' });
    expect((await start(context, '+12025550199')).status).toBe(200);
    advance(5);
    expect((await start(context, PHONE)).status).toBe(200);
  });

  test('ignores codes that were used to sign in', async () => {
    for (let round = 0; round < 12; round += 1) {
      expect((await start(context, PHONE)).status).toBe(200);
      expect((await tryCode(context, PHONE, '123456')).status).toBe(200);
    }
  });
});

describe('checking a code', () => {
  test('returns a ticket for the right code', async () => {
    await start(context, '202-555-0103');
    const answer = await body(tryCode(context, PHONE, '123456'));
    expect(answer).toEqual({
      login_ticket: expect.stringMatching(/^\w{32}$/),
      co_id: expect.any(String),
      co_verifier: expect.any(String),
    });
    expect(context.state.identity.tickets).toMatchObject([{ sub: TEST_USER.sub, used: false }]);
  });

  test('rejects a second use', async () => {
    await start(context, PHONE);
    await tryCode(context, PHONE, '123456');
    const response = await tryCode(context, PHONE, '123456');
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ error: 'access_denied', error_description: WRONG });
  });

  test('gives the same response for a wrong code, an unknown number and a number without a code', async () => {
    await start(context, PHONE);
    await start(context, '+12025550199');
    for (const to of [PHONE, '+12025550199', '+12025550177', 'no number']) {
      expect(await body(tryCode(context, to, '000000'))).toEqual({
        error: 'access_denied',
        error_description: WRONG,
      });
    }
    expect(await body(tryCode(context, 'someone@example.com', '000000'))).toMatchObject({
      error_description: 'Wrong email or verification code.',
    });
    expect(context.state.users).toHaveLength(1);
  });

  test('rejects a code after ten minutes', async () => {
    await start(context, PHONE);
    advance(9.99);
    await start(context, 'fixture.testworthy@example.com');
    advance(0.01);
    expect(await body(tryCode(context, PHONE, '123456'))).toMatchObject({
      error: 'access_denied',
      error_description: EXPIRED,
    });
    expect((await tryCode(context, 'fixture.testworthy@example.com', '123456')).status).toBe(200);
  });

  test('rejects even the right code after five wrong ones until a new one is sent', async () => {
    await start(context, PHONE);
    for (let tries = 0; tries < 5; tries += 1) await tryCode(context, PHONE, '111111');
    const response = await tryCode(context, PHONE, '123456');
    expect(response.status).toBe(429);
    expect(await response.json()).toMatchObject({ error: 'too_many_attempts' });
    await start(context, PHONE);
    expect((await tryCode(context, PHONE, '123456')).status).toBe(200);
  });

  test('treats 999999 as expired and 888888 as tried too often', async () => {
    expect(await body(tryCode(context, PHONE, '999999'))).toMatchObject({
      error_description: EXPIRED,
    });
    expect(await body(tryCode(context, PHONE, '888888'))).toMatchObject({
      error: 'too_many_attempts',
    });
  });

  test('rejects the code of another recipient', async () => {
    await start(context, PHONE);
    expect((await tryCode(context, '+12025550199', '123456')).status).toBe(403);
    expect((await tryCode(context, 'fixture.testworthy@example.com', '123456')).status).toBe(403);
  });
});

describe('codes of a recipient', () => {
  const phone = { connection: 'sms', to: PHONE } as const;
  const email = { connection: 'email', to: 'fixture.testworthy@example.com' } as const;
  const plain = { link: null, host: 'localhost' };

  test('are removed with the next one after ten minutes', async () => {
    await sendCode(context, phone, plain);
    await sendCode(context, email, plain);
    advance(9);
    await sendCode(context, phone, plain);
    expect(context.state.identity.codes.map(({ to }) => to)).toEqual([PHONE, email.to, PHONE]);
    advance(1);
    await sendCode(context, phone, plain);
    expect(context.state.identity.codes.map(({ to }) => to)).toEqual([email.to, PHONE, PHONE]);
  });

  test('can be resent immediately, up to five within ten minutes', async () => {
    for (const waiting of [0, 0, 0, 0, 0, 420]) {
      expect(secondsUntilNextCode(context, phone)).toBe(waiting);
      if (waiting === 0) await sendCode(context, phone, plain);
      if (context.state.inbox.length === 1) advance(3);
    }
    advance(6.999);
    expect(secondsUntilNextCode(context, phone)).toBe(1);
    advance(0.001);
    expect(secondsUntilNextCode(context, phone)).toBe(0);
    advance(30);
    expect(secondsUntilNextCode(context, phone)).toBe(0);
  });

  test('are checked separately', async () => {
    expect(checkCode(context, phone, '123456', 'use')).toBe('wrong');
    await sendCode(context, phone, plain);
    expect(checkCode(context, phone, '654321', 'use')).toBe('wrong');
    expect(checkCode(context, phone, '123456', 'keep')).toBe('right');
    expect(checkCode(context, phone, '123456', 'use')).toBe('right');
    expect(checkCode(context, phone, '123456', 'use')).toBe('wrong');
    expect(checkCode(context, phone, '999999', 'use')).toBe('expired');
    expect(checkCode(context, phone, '888888', 'use')).toBe('too-many');
  });

  test('by email have a subject, the link and a help line', async () => {
    await sendCode(context, email, { link: 'http://localhost/x', host: 'localhost' });
    expect(context.state.inbox[0]).toMatchObject({
      channel: 'email',
      subject: 'HomeLight: Your verification code',
      body: [
        '123456 is your HomeLight verification code. It expires in 10 minutes. We’ll never ask you for it by phone.',
        'Or sign in with this link: http://localhost/x',
        'Need help? Call 1-800-555-0199 or email help@homelight.example.',
      ].join('\n\n'),
    });
  });

  test('name the program of the requesting account', async () => {
    const user = { ...structuredClone(TEST_USER), sub: 'sms|other', phone: '+12025550155' };
    context.state.users.push(user);
    newApplication(context, { user, program: 'trovy' });
    await sendCode(context, phone, plain);
    await sendCode(context, phone, { ...plain, user });
    expect(context.state.inbox.map(({ body: text }) => text.split(' ')[3])).toEqual([
      'HomeLight',
      'Trovy',
    ]);
  });
});
