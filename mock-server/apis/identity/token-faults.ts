import { CLIENT_ID } from './client';
import type { TokenKey, TokenParts } from './token-parts';

/** Breaks the provider's response, or varies it within what clients must accept. */
export interface TokenFault {
  readonly description: string;
  /** Clients must accept the response. */
  readonly accepted: boolean;
  /** Runs before signing; `now` in seconds since the epoch. */
  readonly alter?: (parts: TokenParts, now: number) => void;
  readonly key?: TokenKey;
  /** Runs after signing. */
  readonly rewrite?: (token: string) => string;
  /** Default: any response with tokens. */
  readonly at?: 'authorization';
  readonly respond?: (response: Map<string, string>) => void;
  /** Publishes an empty set, an HTTP error, or no response. */
  readonly keys?: 'none' | 'unavailable' | 'offline';
}

type Details = Omit<TokenFault, 'description' | 'accepted'>;

function refused(description: string, details: Details): TokenFault {
  return { description, accepted: false, ...details };
}

function accepted(description: string, details: Details): TokenFault {
  return { description, accepted: true, ...details };
}

function without(claim: string): Details {
  return { alter: ({ claims }) => void delete claims[claim] };
}

function claim(name: string, value: (now: number) => unknown): Details {
  return {
    alter: ({ claims }, now) => {
      claims[name] = value(now);
    },
  };
}

/** Changes one character in the middle, so that the text stays base64url. */
function flip(text: string): string {
  const middle = Math.floor(text.length / 2);
  return text.slice(0, middle) + (text[middle] === 'A' ? 'B' : 'A') + text.slice(middle + 1);
}

/** Only `state` stays. */
function errorInstead(error: string, description: string): Details {
  return {
    respond: (response) => {
      const state = response.get('state');
      response.clear();
      response.set('error', error);
      response.set('error_description', description);
      if (state !== undefined) response.set('state', state);
    },
  };
}

const OTHER_AUDIENCES = ['another-client', 'a-third-client'];

const DEFINITIONS = {
  not_three_parts: refused('The id token has two parts instead of three.', {
    rewrite: (token) => token.split('.').slice(0, 2).join('.'),
  }),
  not_json: refused('The header of the id token is not JSON.', {
    rewrite: (token) => token.replace(/^[^.]+/, btoa('not json').replaceAll('=', '')),
  }),
  alg_hs256: refused('Signed by HS256, with the published key as the secret.', {
    alter: ({ header }) => {
      header.alg = 'HS256';
    },
    key: 'secret',
  }),
  alg_none: refused('Not signed: algorithm "none".', { key: 'none' }),
  kid_missing: refused('The header names no key.', {
    alter: ({ header }) => void delete header['kid'],
  }),
  kid_unknown: refused('The header names a key that is not published.', {
    alter: ({ header }) => {
      header['kid'] = 'unknown-key';
    },
  }),
  jwks_empty: refused('The provider publishes no key at all.', { keys: 'none' }),
  jwks_unavailable: refused('The keys are answered with HTTP 503.', { keys: 'unavailable' }),
  jwks_offline: refused('The keys cannot be fetched: a network error.', { keys: 'offline' }),
  other_key: refused('Signed by another key under the published key id.', { key: 'other' }),
  tampered: refused('The signature does not fit the claims.', {
    rewrite: (token) => token.replace(/[^.]+$/, flip),
  }),
  iss_missing: refused('No issuer.', without('iss')),
  iss_wrong: refused(
    'Another issuer.',
    claim('iss', () => 'https://issuer.invalid/'),
  ),
  sub_missing: refused('No subject.', without('sub')),
  aud_missing: refused('No audience.', without('aud')),
  aud_wrong: refused(
    'Meant for another client.',
    claim('aud', () => 'another-client'),
  ),
  aud_array_without_us: refused(
    'Meant for several clients, none of them the portal.',
    claim('aud', () => OTHER_AUDIENCES),
  ),
  nonce_missing: refused('No nonce.', without('nonce')),
  nonce_not_string: refused(
    'The nonce is a number.',
    claim('nonce', () => 1),
  ),
  nonce_wrong: refused(
    'The nonce of another sign-in.',
    claim('nonce', () => 'another-nonce'),
  ),
  azp_missing: refused(
    'Meant for several clients and no authorized party named.',
    claim('aud', () => [CLIENT_ID, 'another-client']),
  ),
  azp_wrong: refused('Meant for several clients, and another one is the authorized party.', {
    alter: ({ claims }) => {
      claims['aud'] = [CLIENT_ID, 'another-client'];
      claims['azp'] = 'another-client';
    },
  }),
  exp_missing: refused('No expiry.', without('exp')),
  exp_string: refused(
    'The expiry is a text.',
    claim('exp', (now) => String(now + 7200)),
  ),
  iat_missing: refused('No time of issue.', without('iat')),
  iat_string: refused('The time of issue is a text.', claim('iat', String)),
  exp_past: refused(
    'Expired 70 seconds ago, past the leeway of 60.',
    claim('exp', (now) => now - 70),
  ),
  nbf_ahead: refused(
    'Not valid for another 70 seconds, past the leeway of 60.',
    claim('nbf', (now) => now + 70),
  ),
  auth_time_missing: refused(
    'No time of authentication; refused where a maximum age is set.',
    without('auth_time'),
  ),
  auth_time_old: refused(
    'Signed in 30 days ago; refused where a maximum age is set.',
    claim('auth_time', (now) => now - 30 * 24 * 3600),
  ),
  org_id_missing: refused(
    'No organization id; refused where the sign-in named one.',
    without('org_id'),
  ),
  org_id_wrong: refused(
    'Another organization id; refused where the sign-in named one.',
    claim('org_id', () => 'org_another'),
  ),
  org_name_missing: refused(
    'No organization name; refused where the sign-in named one.',
    without('org_name'),
  ),
  org_name_wrong: refused(
    'Another organization name; refused where the sign-in named one.',
    claim('org_name', () => 'another'),
  ),
  at_hash_wrong: refused(
    'The hash of another access token.',
    claim('at_hash', () => 'cdukoaUswM9bo_yzrgVcrw'),
  ),
  state_wrong: refused('The answer carries the state of another sign-in.', {
    at: 'authorization',
    respond: (response) => void response.set('state', 'another-state'),
  }),
  state_missing: refused('The answer carries no state.', {
    at: 'authorization',
    respond: (response) => void response.delete('state'),
  }),
  no_access_token: refused('The answer carries no access token.', {
    respond: (response) => void response.delete('access_token'),
  }),
  no_id_token: refused('The answer carries no id token.', {
    respond: (response) => void response.delete('id_token'),
  }),
  error_in_hash: refused(
    'The provider answers with an error instead of tokens.',
    errorInstead('server_error', 'The identity provider could not complete the sign-in.'),
  ),
  login_required: refused('The provider responds that the user isn’t signed in there.', {
    at: 'authorization',
    ...errorInstead('login_required', 'Login required'),
  }),
  consent_required: refused('The provider answers that the person has to agree first.', {
    at: 'authorization',
    ...errorInstead('consent_required', 'Consent required'),
  }),
  interaction_required: refused(
    'The provider answers that it has to ask the person something first.',
    {
      at: 'authorization',
      ...errorInstead('interaction_required', 'Multifactor authentication required'),
    },
  ),
  exp_50s_past: accepted(
    'Expired 50 seconds ago, within the leeway.',
    claim('exp', (now) => now - 50),
  ),
  nbf_50s_ahead: accepted(
    'Not valid for another 50 seconds, within the leeway.',
    claim('nbf', (now) => now + 50),
  ),
  at_hash_absent: accepted('No hash of the access token.', without('at_hash')),
  aud_array_with_azp: accepted(
    'Meant for several clients, the portal being the authorized party.',
    {
      alter: ({ claims }) => {
        claims['aud'] = [CLIENT_ID, 'another-client'];
        claims['azp'] = CLIENT_ID;
      },
    },
  ),
} satisfies Record<string, TokenFault>;

export type TokenFaultName = keyof typeof DEFINITIONS;

/** Keyed by the name in `idToken=NAME`. */
export const TOKEN_FAULTS: Readonly<Record<TokenFaultName, TokenFault>> = DEFINITIONS;

export function isTokenFault(name: string): name is TokenFaultName {
  return Object.hasOwn(TOKEN_FAULTS, name);
}
