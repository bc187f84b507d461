import { compactVerify, decodeJwt, decodeProtectedHeader, importJWK, type JWTPayload } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import foreignKey from '../../../fixtures/identity/foreign-key.json' with { type: 'json' };
import type { Context } from '../../world/context';
import { publicKeys } from './signing';
import { TEST_NOW, TEST_USER, testContext, testState } from './testing/test-world';
import { isTokenFault, TOKEN_FAULTS, type TokenFaultName } from './token-faults';
import { mintTokens, type TokenRequest } from './tokens';

const NOW = TEST_NOW / 1000;

let context: Context;

beforeEach(() => {
  context = testContext(testState());
});

/** Starts from the same state each time. */
const mint = (request: Partial<TokenRequest> = {}) => {
  context.state.counters = {};
  return mintTokens(context, { sub: TEST_USER.sub, ...request });
};

const own = publicKeys({ current: 0, oldest: 0 }).keys[0];

async function signedBy(token: string): Promise<string> {
  if (token.endsWith('.')) return 'none';
  const { kty, n, e } = foreignKey;
  const candidates = {
    own: await importJWK(own ?? {}, 'RS256'),
    other: await importJWK({ kty, n, e }, 'RS256'),
    secret: new TextEncoder().encode(own?.n),
  };
  for (const [name, key] of Object.entries(candidates)) {
    const fits = await compactVerify(token, key).then(
      () => true,
      () => false,
    );
    if (fits) return name;
  }
  return 'unknown';
}

describe('a token fault', () => {
  const names = Object.keys(TOKEN_FAULTS).filter(isTokenFault);
  const conditions = { nonce: 'a-nonce', authTime: NOW - 5, organization: 'org_ours' };

  /** Compares header and claims of ID tokens; undefined means removed. */
  async function changesOf(fault: TokenFaultName, request: Partial<TokenRequest> = conditions) {
    const [sound, broken] = [await mint(request), await mint({ ...request, fault })];
    expect(broken.accessToken).toBe(sound.accessToken);
    const all = (token: string): JWTPayload => ({
      ...decodeProtectedHeader(token),
      ...decodeJwt(token),
    });
    const [before, after] = [all(sound.idToken), all(broken.idToken)];
    const touched = Object.keys({ ...before, ...after }).filter(
      (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
    );
    return Object.fromEntries(touched.map((name) => [name, after[name]]));
  }

  test.each<[TokenFaultName, Record<string, unknown>]>([
    ['alg_hs256', { alg: 'HS256' }],
    ['alg_none', { alg: 'none', kid: undefined, typ: undefined }],
    ['kid_missing', { kid: undefined }],
    ['kid_unknown', { kid: 'unknown-key' }],
    ['jwks_empty', {}],
    ['other_key', {}],
    ['iss_missing', { iss: undefined }],
    ['iss_wrong', { iss: 'https://issuer.invalid/' }],
    ['sub_missing', { sub: undefined }],
    ['aud_missing', { aud: undefined }],
    ['aud_wrong', { aud: 'another-client' }],
    ['aud_array_without_us', { aud: ['another-client', 'a-third-client'] }],
    ['aud_array_with_azp', { aud: ['portal-client', 'another-client'], azp: 'portal-client' }],
    ['nonce_missing', { nonce: undefined }],
    ['nonce_not_string', { nonce: 1 }],
    ['nonce_wrong', { nonce: 'another-nonce' }],
    ['azp_missing', { aud: ['portal-client', 'another-client'] }],
    ['azp_wrong', { aud: ['portal-client', 'another-client'], azp: 'another-client' }],
    ['exp_missing', { exp: undefined }],
    ['exp_string', { exp: String(NOW + 7200) }],
    ['exp_past', { exp: NOW - 70 }],
    ['exp_50s_past', { exp: NOW - 50 }],
    ['iat_missing', { iat: undefined }],
    ['iat_string', { iat: String(NOW) }],
    ['nbf_ahead', { nbf: NOW + 70 }],
    ['nbf_50s_ahead', { nbf: NOW + 50 }],
    ['auth_time_missing', { auth_time: undefined }],
    ['auth_time_old', { auth_time: NOW - 30 * 24 * 3600 }],
    ['org_id_missing', { org_id: undefined }],
    ['org_id_wrong', { org_id: 'org_another' }],
    ['at_hash_wrong', { at_hash: 'cdukoaUswM9bo_yzrgVcrw' }],
    ['at_hash_absent', { at_hash: undefined }],
    ['state_wrong', {}],
  ])('%s changes the expected part of the ID token', async (fault, changes) => {
    expect(await changesOf(fault)).toStrictEqual(changes);
  });

  test.each<[TokenFaultName, Record<string, unknown>]>([
    ['org_name_missing', { org_name: undefined }],
    ['org_name_wrong', { org_name: 'another' }],
  ])('%s changes the expected part with a named organization', async (fault, changes) => {
    expect(await changesOf(fault, { organization: 'Ours' })).toStrictEqual(changes);
  });

  test.each<[TokenFaultName, Record<string, string>]>([
    ['state_wrong', { state: 'another-state', access_token: 'a', id_token: 'i' }],
    ['state_missing', { access_token: 'a', id_token: 'i' }],
    ['no_access_token', { state: 's', id_token: 'i' }],
    ['no_id_token', { state: 's', access_token: 'a' }],
    [
      'error_in_hash',
      {
        state: 's',
        error: 'server_error',
        error_description: 'The identity provider could not complete the sign-in.',
      },
    ],
  ])('%s changes the expected part of the response', (fault, values) => {
    const response = new Map([
      ['access_token', 'a'],
      ['id_token', 'i'],
      ['state', 's'],
    ]);
    TOKEN_FAULTS[fault].respond?.(response);
    expect(Object.fromEntries(response)).toEqual(values);
  });

  test('an error response has no made-up state', () => {
    const response = new Map([['access_token', 'a']]);
    TOKEN_FAULTS.error_in_hash.respond?.(response);
    expect([...response.keys()]).toEqual(['error', 'error_description']);
  });

  test.each<[TokenFaultName, string, string]>([
    ['not_three_parts', 'header.claims.signature', 'header.claims'],
    ['not_json', 'header.claims.signature', 'bm90IGpzb24.claims.signature'],
    ['tampered', 'header.claims.abcdef', 'header.claims.abcAef'],
    ['tampered', 'header.claims.abcAef', 'header.claims.abcBef'],
  ])('%s rewrites %s', (fault, token, rewritten) => {
    expect(TOKEN_FAULTS[fault].rewrite?.(token)).toBe(rewritten);
    expect(Object.keys(TOKEN_FAULTS[fault])).toEqual(['description', 'accepted', 'rewrite']);
  });

  test.each(names)('%s signs with the expected key', async (fault) => {
    const { idToken } = await mint({ fault });
    const others: Partial<Record<TokenFaultName, string>> = {
      alg_hs256: 'secret',
      alg_none: 'none',
      other_key: 'other',
      not_three_parts: 'unknown',
      not_json: 'unknown',
      tampered: 'unknown',
    };
    expect(await signedBy(idToken)).toBe(others[fault] ?? 'own');
  });

  test('three change the published keys', () => {
    const published = names.map((name) => [name, TOKEN_FAULTS[name].keys]);
    expect(published.filter(([, keys]) => keys !== undefined)).toEqual([
      ['jwks_empty', 'none'],
      ['jwks_unavailable', 'unavailable'],
      ['jwks_offline', 'offline'],
    ]);
  });

  test('each one has a description, and four must be accepted', () => {
    for (const { description } of Object.values(TOKEN_FAULTS))
      expect(description).toMatch(/^[A-Z].+\.$/);
    expect(names.filter((name) => TOKEN_FAULTS[name].accepted)).toEqual([
      'exp_50s_past',
      'nbf_50s_ahead',
      'at_hash_absent',
      'aud_array_with_azp',
    ]);
    expect([isTokenFault('exp_past'), isTokenFault('toString'), isTokenFault('')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('affects the access token only on request', async () => {
    const broken = await mint({ accessTokenFault: 'aud_wrong' });
    expect(decodeJwt(broken.accessToken).aud).toBe('another-client');
    expect(decodeJwt(broken.idToken).aud).toBe('portal-client');
  });
});
