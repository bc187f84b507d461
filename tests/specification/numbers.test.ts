// @vitest-environment jsdom
import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LIMITS } from '../../src/catalogue/limits';
import { DEFAULT_PROGRAM, PROGRAM_IDS } from '../../src/catalogue/programs';
import { STORAGE_KEYS } from '../../src/catalogue/storage-keys';
import { createRetryLink } from '../../src/services/data/retry-link';
import { identityClient } from '../../src/services/session/identity-client';
import { installConfiguration } from '../../src/services/configuration/configuration';
import { keepReferralCode, referralCodeOf } from '../../src/common/referral/referral-parameter';
import { LEGAL_LINK_KEYS } from '../../src/programs/schema';
import { BREAKPOINTS, TOKENS } from '../../src/ui/tokens';
import { SPEC } from './spec-table';

afterEach(() => {
  vi.useRealTimers();
});

test('programs, the default among them (spec 1, 9)', () => {
  expect(PROGRAM_IDS.toSorted()).toEqual(SPEC.programs.toSorted());
  expect(DEFAULT_PROGRAM).toBe(SPEC.programs[0]);
});

test('names in browser storage (spec 3)', () => {
  expect(STORAGE_KEYS).toMatchObject(SPEC.storage);
});

test('keys of legal links (spec 3)', () => {
  expect(LEGAL_LINK_KEYS.toSorted()).toEqual(SPEC.legalLinks.toSorted());
});

test('lengths and the other rules of fields (spec 5)', () => {
  expect(LIMITS.length).toMatchObject(SPEC.lengths);
  const { codeLength, taxIdDigits, minAge } = LIMITS;
  expect({ codeLength, taxIdDigits, minAge }).toEqual({
    codeLength: SPEC.codeLength,
    taxIdDigits: SPEC.taxIdDigits,
    minAge: SPEC.minimumAge,
  });
});

test('layers and the width of phones (spec 9)', () => {
  expect(TOKENS.zIndex.header.value).toBe(SPEC.layers.header);
  expect(TOKENS.zIndex.modal.value).toBe(SPEC.layers.modal);
  expect(BREAKPOINTS.tablet).toBe(`${SPEC.mobileWidth + 1}px`);
});

test('the parameter of a referral code (spec 9)', () => {
  keepReferralCode(`?${SPEC.referralParameter}=FRIEND42`);
  expect(referralCodeOf('')).toBe('FRIEND42');
});

test('what the identity provider is asked for (spec 7, 9)', async () => {
  const made: unknown[] = [];
  vi.doMock('auth0-js', () => ({
    default: {
      WebAuth: function WebAuth(options: unknown) {
        made.push(options);
      },
    },
  }));
  installConfiguration({
    api: { direct: 'https://api.portal.test', proxy: null, path: '/graphql' },
    identity: { domain: 'id.portal.test', clientId: 'portal-client', audience: 'api' },
    filesHost: 'https://files.portal.test',
  });
  await identityClient();
  expect(made).toMatchObject([
    {
      ...SPEC.identity,
      domain: 'id.portal.test',
      clientID: 'portal-client',
      audience: 'api',
      redirectUri: `${window.location.origin}/login-callback`,
    },
  ]);
});

/** The waits, ms, between tries of a call that always fails with `status`. */
async function waitsOf(
  status: number,
  { chance = 0.5, ...context }: { readonly chance?: number; readonly attempts?: number } = {},
): Promise<number[]> {
  vi.useFakeTimers();
  vi.spyOn(console, 'info').mockReturnValue(undefined);
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  const times: number[] = [];
  const response = new Response('', { status });
  const failing = new ApolloLink(
    () =>
      new Observable((observer) => {
        times.push(Date.now());
        observer.error(new ServerError('failed', { response, bodyText: '' }));
      }),
  );
  const link = ApolloLink.from([createRetryLink(), failing]);
  const all = { errorPolicy: 'all' } as const;
  const defaultOptions = { watchQuery: all, query: all, mutate: all };
  const client = new ApolloClient({ cache: new InMemoryCache(), link, defaultOptions });
  const query = gql`
    query currentUser {
      currentUser {
        id
      }
    }
  `;
  const done = client.query({ query, context, errorPolicy: 'all' });
  await vi.runAllTimersAsync();
  await done;
  return times.slice(1).map((time, index) => time - (times[index] ?? 0));
}

describe('trying again (spec 8, 9)', () => {
  test.each(SPEC.retried)('after %i, five times in all', async (status) => {
    expect(await waitsOf(status)).toHaveLength(SPEC.retry.attempts - 1);
  });

  test.each([400, 401, 404, 429, 501])('not after %i', async (status) => {
    expect(await waitsOf(status)).toEqual([]);
  });

  test('waits 300 ms in the middle of chance at first, then longer, and never longer than 10 s', async () => {
    const { initialDelay, maximumDelay } = SPEC.retry;
    expect((await waitsOf(503, { chance: 0.5 }))[0]).toBe(initialDelay);
    const waits = await waitsOf(503, { attempts: 10, chance: 0.999_999 });
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(Math.ceil((waits.at(-1) ?? 0) / 100) * 100).toBe(maximumDelay);
  });
});
