import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { identity } from './identity';
import { signInAs } from './provider-session';
import { authorizePath, fragmentOf } from './testing/call';
import { openPortalPage, type PortalPage } from './testing/portal-page';
import { TEST_USER, testContext } from './testing/test-world';
import { TOKEN_FAULTS, type TokenFaultName } from './token-faults';

let portal: PortalPage;

beforeAll(async () => {
  portal = await openPortalPage();
  await portal.reset();
}, 30_000);

afterAll(() => portal.close());

interface Refusal {
  readonly fault: TokenFaultName;
  readonly message: string;
  /** Default: the code of an unreadable response. */
  readonly code?: string;
  /** The check depends on these options. */
  readonly options?: { maxAge?: number };
  readonly organization?: string;
}

const noKey = (kid: string) => `Could not find a public key for Key ID (kid) "${kid}"`;
const mustBe = (claim: string, what = 'a string') =>
  `${claim} claim must be ${what} present in the ID token`;

const REFUSALS: readonly Refusal[] = [
  { fault: 'not_three_parts', message: 'ID token could not be decoded' },
  { fault: 'not_json', message: 'ID token could not be decoded' },
  {
    fault: 'alg_hs256',
    message:
      'Signature algorithm of "HS256" is not supported. Expected the ID token to be signed with "RS256".',
  },
  {
    fault: 'alg_none',
    message:
      'Signature algorithm of "none" is not supported. Expected the ID token to be signed with "RS256".',
  },
  { fault: 'kid_missing', message: noKey('undefined') },
  { fault: 'kid_unknown', message: noKey('unknown-key') },
  { fault: 'jwks_empty', message: 'Could not find a public key for Key ID (kid)' },
  // The library only reports the status text, which Node's server leaves out.
  { fault: 'jwks_unavailable', message: '' },
  { fault: 'jwks_offline', message: 'Failed to fetch' },
  { fault: 'other_key', message: 'Invalid ID token signature.' },
  { fault: 'tampered', message: 'Invalid ID token signature.' },
  { fault: 'iss_missing', message: mustBe('Issuer (iss)') },
  { fault: 'iss_wrong', message: 'Issuer (iss) claim mismatch in the ID token, expected "' },
  { fault: 'sub_missing', message: mustBe('Subject (sub)') },
  { fault: 'aud_missing', message: mustBe('Audience (aud)', 'a string or array of strings') },
  {
    fault: 'aud_wrong',
    message:
      'Audience (aud) claim mismatch in the ID token; expected "portal-client" but found "another-client"',
  },
  {
    fault: 'aud_array_without_us',
    message: 'expected "portal-client" but was not one of "another-client, a-third-client"',
  },
  { fault: 'nonce_missing', message: mustBe('Nonce (nonce)') },
  { fault: 'nonce_not_string', message: mustBe('Nonce (nonce)') },
  {
    fault: 'nonce_wrong',
    message: 'Nonce (nonce) claim value mismatch in the ID token; expected "',
  },
  {
    fault: 'azp_missing',
    message: `${mustBe('Authorized Party (azp)')} when Audience (aud) claim has multiple values`,
  },
  {
    fault: 'azp_wrong',
    message:
      'Authorized Party (azp) claim mismatch in the ID token; expected "portal-client", found "another-client"',
  },
  { fault: 'exp_missing', message: mustBe('Expiration Time (exp)', 'a number') },
  { fault: 'exp_string', message: mustBe('Expiration Time (exp)', 'a number') },
  { fault: 'iat_missing', message: mustBe('Issued At (iat)', 'a number') },
  { fault: 'iat_string', message: mustBe('Issued At (iat)', 'a number') },
  {
    fault: 'exp_past',
    message: 'Expiration Time (exp) claim error in the ID token; current time "',
  },
  {
    fault: 'nbf_ahead',
    message: 'Not Before Time (nbf) claim error in the ID token; current time "',
  },
  {
    fault: 'auth_time_missing',
    message: `${mustBe('Authentication Time (auth_time)', 'a number')} when Max Age (max_age) is specified`,
    options: { maxAge: 600 },
  },
  {
    fault: 'auth_time_old',
    message: 'too much time has passed since the last end-user authentication',
    options: { maxAge: 600 },
  },
  {
    fault: 'org_id_missing',
    message: mustBe('Organization Id (org_id)'),
    organization: 'org_ours',
  },
  {
    fault: 'org_id_wrong',
    message:
      'Organization Id (org_id) claim value mismatch in the ID token; expected "org_ours", found "org_another"',
    organization: 'org_ours',
  },
  {
    fault: 'org_name_missing',
    message: mustBe('Organization Name (org_name)'),
    organization: 'Ours',
  },
  {
    fault: 'org_name_wrong',
    message:
      'Organization Name (org_name) claim value mismatch in the ID token; expected "Ours", found "another"',
    organization: 'Ours',
  },
  { fault: 'at_hash_wrong', message: 'Invalid access_token' },
  { fault: 'state_wrong', message: '`state` does not match.' },
  { fault: 'state_missing', message: '`state` does not match.' },
  {
    fault: 'no_access_token',
    message:
      'response_type contains `token`, but the parsed hash does not contain an `access_token` property',
  },
  {
    fault: 'no_id_token',
    message:
      'response_type contains `id_token`, but the parsed hash does not contain an `id_token` property',
  },
  {
    fault: 'error_in_hash',
    message: 'The identity provider could not complete the sign-in.',
    code: 'server_error',
  },
  { fault: 'login_required', message: 'Login required', code: 'login_required' },
  { fault: 'consent_required', message: 'Consent required', code: 'consent_required' },
  {
    fault: 'interaction_required',
    message: 'Multifactor authentication required',
    code: 'interaction_required',
  },
];

interface Conditions {
  readonly options?: { maxAge?: number };
  readonly organization?: string;
}

/** Returns the library's result. */
async function parse(fault: TokenFaultName | undefined, { options, organization }: Conditions) {
  const { page, state, origin } = portal;
  const context = testContext(state, origin);
  state.faults = fault === undefined ? [] : [{ spec: `idToken=${fault}`, matched: 0 }];
  signInAs(context, TEST_USER.sub);
  const transaction = await page.evaluate<{ state: string; nonce: string }>(
    `window.webAuth = new auth0.WebAuth({ ...window.options, ...${JSON.stringify(options ?? {})} }),
     webAuth.transactionManager.process(${JSON.stringify({ organization, responseType: 'token id_token' })})`,
  );
  const path = authorizePath(origin, {
    state: transaction.state,
    nonce: transaction.nonce,
    organization,
    prompt: 'none',
    max_age: options?.maxAge === undefined ? undefined : String(options.maxAge),
  });
  const response = await identity(new Request(origin + path), context);
  if (response === null) throw new Error('Not answered by the provider');
  return portal.run('parseHash', { hash: `#${fragmentOf(response).toString()}` });
}

describe('the library rejects a broken response', () => {
  test.each(REFUSALS)('$fault', async ({ fault, message, code, ...conditions }) => {
    const [error, result] = await parse(fault, conditions);
    expect(result).toBeNull();
    expect(String(error?.['errorDescription'])).toContain(message);
    const usual = fault.startsWith('no_') ? 'invalid_hash' : 'invalid_token';
    expect(String(error?.['error'])).toBe(code ?? usual);
  });

  test('every refused fault is in the list', () => {
    const refused = Object.entries(TOKEN_FAULTS).flatMap(([name, { accepted }]) =>
      accepted ? [] : [name],
    );
    expect(REFUSALS.map(({ fault }) => fault).toSorted()).toEqual(refused.toSorted());
  });
});

describe('the library accepts a valid or nearly valid response', () => {
  const accepted = (Object.keys(TOKEN_FAULTS) as TokenFaultName[]).filter(
    (name) => TOKEN_FAULTS[name].accepted,
  );
  test.each([undefined, ...accepted])('%s', async (fault) => {
    const [error, result] = await parse(fault, {});
    expect(error).toBeNull();
    expect(result).toMatchObject({ expiresIn: 7200, idTokenPayload: { sub: TEST_USER.sub } });
  });

  test.each([{ options: { maxAge: 600 } }, { organization: 'org_ours' }, { organization: 'Ours' }])(
    'under the condition %o',
    async (conditions) => {
      expect((await parse(undefined, conditions))[0]).toBeNull();
    },
  );
});

test('a fault with times=1 affects one response', async () => {
  const { state } = portal;
  state.faults = [{ spec: 'idToken=exp_past,times=1', matched: 0 }];
  await portal.signIn(TEST_USER.sub);
  expect((await portal.run('checkSession'))[0]).toMatchObject({ code: 'invalid_token' });
  expect((await portal.run('checkSession'))[0]).toBeNull();
});
