import { expect, test } from 'vitest';
import type { Context } from '../../world/context';
import { ADDRESS_HEADER, RATE_LIMITS, type Limit } from './rate-limits';
import { call } from './testing/call';
import { testContext, testState } from './testing/test-world';

interface Limited {
  readonly limit: Limit;
  readonly path: string;
  /** Differs per request, so only the limit can refuse one. */
  readonly body: (nth: number) => Record<string, string>;
  readonly usual: number;
  readonly code: string;
  /** Null if the response has no header for it. */
  readonly left: string | null;
}

const MINUTE = 60_000;

// Copied from the provider's documentation, to detect accidental changes.
test("rate limits match the provider's documentation", () => {
  const limits = Object.values(RATE_LIMITS).map(({ name, most, within }) => [name, most, within]);
  expect(limits).toEqual([
    ['sends', 50, 60 * MINUTE],
    ['sign-ups', 50, MINUTE],
    ['resets', 10, 60 * MINUTE],
    ['failures', 100, 24 * 60 * MINUTE],
    ['passwords', 10, 30 * 24 * 60 * MINUTE],
  ]);
});

const LIMITED: readonly (readonly [string, Limited])[] = [
  [
    'codes that are sent',
    {
      limit: RATE_LIMITS.sends,
      path: 'passwordless/start',
      body: (nth) => ({ connection: 'email', email: `visitor-${String(nth)}@example.com` }),
      usual: 200,
      code: 'too_many_requests',
      left: '49',
    },
  ],
  [
    'sign-ups',
    {
      limit: RATE_LIMITS.signUps,
      path: 'dbconnections/signup',
      body: (nth) => ({
        connection: 'Username-Password-Authentication',
        email: `visitor-${String(nth)}@example.com`,
        password: 'Fixture-Sample-1',
      }),
      usual: 200,
      code: 'too_many_requests',
      left: '49',
    },
  ],
  [
    'sign-ins that fail',
    {
      limit: RATE_LIMITS.failures,
      path: 'oauth/ro',
      body: (nth) => ({
        connection: 'Username-Password-Authentication',
        grant_type: 'password',
        username: `visitor-${String(nth)}@example.com`,
        password: 'wrong',
      }),
      usual: 401,
      code: 'too_many_attempts',
      left: null,
    },
  ],
];

test.each(LIMITED)('%s is limited per network address', async (_what, of) => {
  const context: Context = testContext(testState());
  const ask = (address: string, nth: number): Promise<Response> =>
    call(
      context,
      `/idp/${of.path}`,
      { client_id: 'portal-client', ...of.body(nth) },
      {
        headers: { 'Content-Type': 'application/json', [ADDRESS_HEADER]: address },
      },
    );
  const { most, within } = of.limit;
  const statuses = new Set<number>();
  for (let nth = 1; nth <= most; nth += 1) statuses.add((await ask('192.0.2.1', nth)).status);
  expect([...statuses]).toEqual([of.usual]);

  const refused = await ask('192.0.2.1', most + 1);
  expect(refused.status).toBe(429);
  const { error, code } = (await refused.json()) as { error?: string; code?: string };
  expect(error ?? code).toBe(of.code);
  expect((await ask('192.0.2.2', most + 2)).status).toBe(of.usual);
  context.state.clock.base += within - 1000;
  expect((await ask('192.0.2.1', most + 3)).status).toBe(429);
  context.state.clock.base += 1000;
  const counted = await ask('192.0.2.1', most + 4);
  expect(counted.status).toBe(of.usual);
  // The first request counted after the window.
  expect(counted.headers.get('X-RateLimit-Remaining')).toBe(of.left);
});
