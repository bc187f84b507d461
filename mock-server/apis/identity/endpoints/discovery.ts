import { SCOPES } from '../claims';
import { issuerOf } from '../client';
import type { Endpoint } from '../endpoint';
import { GRANT_TYPES } from '../grants/all';
import { json } from '../http';
import { CHALLENGE_METHODS } from '../pkce';
import { RESPONSE_MODES, RESPONSE_TYPES } from '../response-types';

const CLAIMS = [
  'at_hash',
  'aud',
  'auth_time',
  'c_hash',
  'email',
  'email_verified',
  'exp',
  'family_name',
  'given_name',
  'iat',
  'iss',
  'middle_name',
  'name',
  'nickname',
  'nonce',
  'phone_number',
  'phone_number_verified',
  'picture',
  'sub',
];

/** OpenID Connect Discovery 1.0. */
export const discovery: Endpoint = {
  path: '.well-known/openid-configuration',
  methods: ['GET'],
  isPublic: true,
  answer: async (_request, { origin }) => {
    const issuer = issuerOf(origin);
    return json({
      issuer,
      authorization_endpoint: `${issuer}authorize`,
      token_endpoint: `${issuer}oauth/token`,
      userinfo_endpoint: `${issuer}userinfo`,
      jwks_uri: `${issuer}.well-known/jwks.json`,
      revocation_endpoint: `${issuer}oauth/revoke`,
      end_session_endpoint: `${issuer}oidc/logout`,
      scopes_supported: SCOPES,
      response_types_supported: RESPONSE_TYPES,
      response_modes_supported: RESPONSE_MODES,
      grant_types_supported: ['implicit', ...GRANT_TYPES.map(({ name }) => name)],
      code_challenge_methods_supported: CHALLENGE_METHODS,
      token_endpoint_auth_methods_supported: ['none'],
      revocation_endpoint_auth_methods_supported: ['none'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      prompt_values_supported: ['none', 'login', 'select_account'],
      claims_supported: CLAIMS,
      claims_parameter_supported: false,
      request_parameter_supported: false,
      request_uri_parameter_supported: false,
    });
  },
};
