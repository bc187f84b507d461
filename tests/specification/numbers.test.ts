// @vitest-environment jsdom
import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HomeAddress, ZipCode } from '../../src/forms/fields/address-rules';
import { Email, OneTimeCode } from '../../src/forms/fields/contact-rules';
import { dateOfBirth } from '../../src/domain/person/date-of-birth';
import { FirstName, LastName, MiddleName } from '../../src/forms/fields/name-rules';
import { TaxId } from '../../src/forms/fields/tax-id';
import { token } from '../../styled-system/tokens';
import { LIMITS } from '../../src/catalogue/limits';
import { DEFAULT_PROGRAM, PROGRAM_IDS } from '../../src/catalogue/programs';
import { STORAGE_KEYS } from '../../src/catalogue/storage-keys';
import { createRetryLink } from '../../src/services/data/retry-link';
import { identityClient } from '../../src/services/session/identity-client';
import { installConfiguration } from '../../src/services/configuration/install-configuration';
import {
  forgetReferralCode,
  storeReferralCode,
  referralCodeOf,
} from '../../src/domain/referral/referral-parameter';
import { LEGAL_LINK_KEYS } from '../../src/programs/schema';
import { BREAKPOINTS, TOKENS } from '../../src/ui/tokens';
import { SPEC } from './spec-table';

beforeEach(() => {
  installConfiguration({
    api: { direct: 'https://api.portal.test', proxy: null, path: '/graphql' },
    identity: { domain: 'id.portal.test', clientId: 'portal-client', audience: 'api' },
    filesHost: 'https://files.portal.test',
    taxIdPolicy: 'sandbox',
  });
});

afterEach(() => {
  vi.useRealTimers();
});

test('has the programs of the specification; a brand can be added (spec 1, 9)', () => {
  expect(PROGRAM_IDS).toEqual(expect.arrayContaining([...SPEC.programs]));
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

test('layers and the width of phones as the styles are generated (spec 9)', () => {
  expect([token('zIndex.header'), token('zIndex.modal')].map(Number)).toEqual([
    SPEC.layers.header,
    SPEC.layers.modal,
  ]);
  expect(token('breakpoints.tablet')).toBe(`${SPEC.mobileWidth + 1}px`);
});

describe('fields accept values up to their maximum length only (spec 5)', () => {
  const { name, email, address, city, zip } = SPEC.lengths;
  const home = {
    addressFirstLine: '7 Placeholder Lane',
    addressSecondLine: '',
    city: 'Portland',
    state: 'OR',
    zip: '97205',
  };
  const mail = (length: number) => {
    const labels = `${'a'.repeat(50)}.`.repeat(10);
    return `x@${labels.slice(0, length - 'x@'.length - '.test'.length).replace(/\.$/, 'a')}.test`;
  };

  test.each([
    ['first name', FirstName, (length: number) => 'a'.repeat(length), name],
    ['middle name', MiddleName, (length: number) => 'a'.repeat(length), name],
    ['last name', LastName, (length: number) => 'a'.repeat(length), name],
    ['email', Email, mail, email],
    ['code', OneTimeCode, (length: number) => '1'.repeat(length), SPEC.codeLength],
    [
      'tax id',
      TaxId,
      (length: number) => '666123456'.padEnd(length, '1').slice(0, length),
      SPEC.taxIdDigits,
    ],
    ['ZIP code', ZipCode, (length: number) => '1'.repeat(length), zip],
  ] as const)('%s', (_field, schema, textOf, most) => {
    expect(textOf(most)).toHaveLength(most);
    expect(v.is(schema, textOf(most))).toBe(true);
    expect(v.is(schema, textOf(most + 1))).toBe(false);
  });

  test.each([
    ['addressFirstLine', address],
    ['addressSecondLine', address],
    ['city', city],
  ] as const)('%s', (field, most) => {
    const filled = (length: number) => ({ ...home, [field]: 'a'.repeat(length) });
    expect(v.is(HomeAddress, filled(most))).toBe(true);
    expect(v.is(HomeAddress, filled(most + 1))).toBe(false);
  });

  test('accepts a birth date of the minimum age', () => {
    vi.useFakeTimers({ now: new Date(2026, 5, 15, 12) });
    const schema = dateOfBirth(() => LIMITS.minAge);
    const born = (day: number) => ({
      month: '6',
      day: String(day),
      year: String(2026 - SPEC.minimumAge),
    });
    expect(v.is(schema, born(15))).toBe(true);
    expect(v.is(schema, born(16))).toBe(false);
  });
});

test('the parameter of a referral code (spec 9)', () => {
  storeReferralCode(`?${SPEC.referralParameter}=FRIEND42`);
  expect(referralCodeOf('')).toBe('FRIEND42');
  forgetReferralCode();
});

test('requests to the identity provider (spec 7, 9)', async () => {
  const made: unknown[] = [];
  vi.doMock('auth0-js', () => ({
    default: {
      WebAuth: function WebAuth(options: unknown) {
        made.push(options);
      },
    },
  }));
  await identityClient();
  const { responseType, scope } = SPEC.identity;
  expect(made).toMatchObject([
    {
      responseType,
      scope,
      domain: 'id.portal.test',
      clientID: 'portal-client',
      audience: 'api',
      redirectUri: `${window.location.origin}/login-callback`,
    },
  ]);
});

/** Ms between attempts of a call that always fails with `status`. */
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

describe('retries (spec 8, 9)', () => {
  test.each(SPEC.retried)('after %i, five times in total', async (status) => {
    expect(await waitsOf(status)).toHaveLength(SPEC.retry.attempts - 1);
  });

  test.each([400, 401, 404, 429, 501])('not after %i', async (status) => {
    expect(await waitsOf(status)).toEqual([]);
  });

  test('start at 300 ms with jitter, grow, and stay below 10 s', async () => {
    const { initialDelay, maximumDelay } = SPEC.retry;
    expect((await waitsOf(503, { chance: 0.5 }))[0]).toBe(initialDelay);
    const waits = await waitsOf(503, { attempts: 10, chance: 0.999_999 });
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(Math.ceil((waits.at(-1) ?? 0) / 100) * 100).toBe(maximumDelay);
  });
});
