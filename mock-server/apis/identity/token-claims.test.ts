import { createHash } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Context } from '../../world/context';
import type { UserRecord } from '../../world/state';
import { refuseClient } from './client-check';
import { API_AUDIENCE, issuerOf } from './client';
import { keyId, signToken } from './signing';
import { TEST_NOW, TEST_USER, testContext, testState } from './testing/test-world';
import { issueTicket, redeemTicket } from './tickets';
import { mintTokens, verifyAccessToken, type TokenRequest } from './tokens';

const NOW = TEST_NOW / 1000;
const ISSUER = 'http://localhost:5173/idp/';

let context: Context;

beforeEach(() => {
  context = testContext(testState());
});

const mint = (request: Partial<TokenRequest> = {}) =>
  mintTokens(context, { sub: TEST_USER.sub, ...request });

const hashOf = (accessToken: string) =>
  createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url');

describe('an id token', () => {
  test('states user, audience and expiry', async () => {
    const { idToken, accessToken } = await mint({ nonce: 'a-nonce', authTime: NOW - 5 });
    expect(decodeProtectedHeader(idToken)).toEqual({ alg: 'RS256', typ: 'JWT', kid: keyId(0) });
    expect(decodeJwt(idToken)).toEqual({
      iss: ISSUER,
      sub: TEST_USER.sub,
      aud: 'portal-client',
      iat: NOW,
      exp: NOW + 36_000,
      auth_time: NOW - 5,
      nonce: 'a-nonce',
      at_hash: hashOf(accessToken),
      given_name: 'Fixture',
      family_name: 'Testworthy',
      nickname: 'Fixture',
      name: 'Fixture Testworthy',
      email: 'fixture.testworthy@example.com',
      email_verified: true,
    });
  });

  test('has no unrequested claims', async () => {
    expect(Object.keys(decodeJwt((await mint({ scope: 'openid' })).idToken)).toSorted()).toEqual([
      'at_hash',
      'aud',
      'exp',
      'iat',
      'iss',
      'sub',
    ]);
  });

  test('has the hash of any access token', async () => {
    for (let lifetime = 1; lifetime <= 16; lifetime += 1) {
      const { idToken, accessToken } = await mint({ lifetime });
      expect(decodeJwt(idToken)['at_hash']).toBe(hashOf(accessToken));
    }
  });

  test.each([
    ['org_ours', { org_id: 'org_ours' }],
    ['Our.Org_', { org_name: 'our.org_' }],
    [undefined, {}],
  ])('contains the organization %s', async (organization, claims) => {
    const named = Object.entries(decodeJwt((await mint({ organization })).idToken));
    expect(Object.fromEntries(named.filter(([name]) => name.startsWith('org')))).toEqual(claims);
  });

  const phoneOnly = { firstName: null, lastName: null, email: null };
  test.each<[string, Partial<UserRecord>, string, Record<string, unknown>]>([
    ['no middle name', {}, 'profile', { given_name: 'Fixture', family_name: 'Testworthy' }],
    [
      'three names',
      { middleName: 'Ima' },
      'profile',
      { middle_name: 'Ima', name: 'Fixture Ima Testworthy' },
    ],
    [
      'a first name alone',
      { lastName: null },
      'profile',
      { name: 'Fixture', nickname: 'Fixture', family_name: undefined },
    ],
    [
      'an address alone',
      { firstName: null, lastName: null },
      'profile',
      {
        given_name: undefined,
        nickname: 'fixture.testworthy',
        name: 'fixture.testworthy@example.com',
      },
    ],
    ['a telephone alone', phoneOnly, 'profile', { nickname: '', name: '+12025550103' }],
    ['nothing at all', { ...phoneOnly, phone: null }, 'profile', { name: TEST_USER.sub }],
    ['no address', { email: null }, 'email', { email: undefined, email_verified: undefined }],
    ['a telephone', {}, 'phone', { phone_number: '+12025550103', phone_number_verified: true }],
    ['no telephone', { phone: null }, 'phone', { phone_number_verified: undefined }],
    ['a telephone that nobody asked for', {}, 'email', { phone_number: undefined }],
    ['a name that nobody asked for', {}, 'phone', { name: undefined, nickname: undefined }],
  ])('has the claims of a person with %s', async (_, person, scope, claims) => {
    Object.assign(context.state.users[0] ?? {}, person);
    const { idToken } = await mint({ scope: `openid ${scope}` });
    const tokenClaims = decodeJwt(idToken);
    for (const [name, value] of Object.entries(claims))
      expect([name, tokenClaims[name]]).toEqual([name, value]);
    for (const value of Object.values(tokenClaims)) expect(value).not.toBeNull();
    expect(tokenClaims).not.toHaveProperty(person.middleName ? 'none' : 'middle_name');
  });
});

describe('an access token is rejected with a reason', () => {
  const sound = {
    iss: issuerOf('http://localhost:5173'),
    sub: TEST_USER.sub,
    aud: API_AUDIENCE,
    scope: 'openid',
    azp: 'portal-client',
    iat: NOW,
    exp: NOW + 60,
  };
  test.each<[Record<string, unknown>, string | null]>([
    [{}, null],
    [{ iat: NOW + 60 }, null],
    [{ iat: NOW + 61 }, 'The token is from the future.'],
    [{ sub: '' }, 'The token has no subject.'],
    [{ sub: 42 }, 'The token has no subject.'],
    [{ scope: undefined }, 'This is not an access token.'],
    [{ scope: ' ' }, 'The token allows nothing: its scope is empty.'],
    [{ azp: 'another-client' }, 'The token was made for another client.'],
    [{ exp: NOW }, 'The token has expired.'],
    [{ iat: undefined }, 'missing required "iat" claim'],
    [{ exp: undefined }, 'missing required "exp" claim'],
    [{ sub: undefined }, 'missing required "sub" claim'],
    [{ iss: 'https://issuer.invalid/' }, 'unexpected "iss" claim value'],
    [{ aud: 'another' }, 'unexpected "aud" claim value'],
  ])('%o', async (changes, problem) => {
    const claims = { ...sound, ...changes };
    const token = await signToken({ header: { alg: 'RS256', kid: keyId(0) }, claims }, 'own');
    expect(await verifyAccessToken(context, token)).toEqual(
      problem === null ? { sub: TEST_USER.sub } : { problem },
    );
  });
});

test('rejects an access token without a key ID', async () => {
  const { accessToken } = await mint({ accessTokenFault: 'kid_missing' });
  expect(await verifyAccessToken(context, accessToken)).toEqual({
    problem: 'The token names no key.',
  });
});

describe('a login ticket', () => {
  test('is valid once within ten minutes, and removed with the next one', () => {
    const first = issueTicket(context, 'sms|first');
    context.state.clock.base += 1;
    const second = issueTicket(context, 'sms|second');
    context.state.clock.base += 10 * 60_000 - 2;
    expect(redeemTicket(context, first)).toBe('sms|first');
    expect(redeemTicket(context, first)).toBeNull();
    context.state.clock.base += 1;
    issueTicket(context, 'sms|third');
    expect(context.state.identity.tickets.map(({ sub }) => sub)).toEqual([
      'sms|second',
      'sms|third',
    ]);
    context.state.clock.base += 1;
    expect(redeemTicket(context, second)).toBeNull();
    expect(redeemTicket(context, 'nonsense')).toBeNull();
  });
});

describe('an unknown client', () => {
  test.each([
    ['portal-client', null],
    [undefined, [400, 'invalid_request', 'Missing required parameter: client_id']],
    ['', [400, 'invalid_request', 'Missing required parameter: client_id']],
    ['another', [403, 'unauthorized_client', 'Unknown client: another']],
  ])('%s', async (clientId, refusal) => {
    const response = refuseClient(clientId);
    const body = (await response?.json()) as Record<string, unknown> | undefined;
    expect(response && [response.status, body?.['error'], body?.['error_description']]).toEqual(
      refusal,
    );
  });
});
