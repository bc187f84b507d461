import { RESPONSE_MODES, RESPONSE_TYPES } from '../authorize-request';
import { SCOPES } from '../claims';
import { issuerOf } from '../client';
import type { Endpoint } from '../endpoint';
import { json } from '../http';

/** What the provider can do, by OpenID Connect Discovery 1.0. */
export const discovery: Endpoint = {
  path: '.well-known/openid-configuration',
  methods: ['GET'],
  answer: async (_request, { origin }) => {
    const issuer = issuerOf(origin);
    return json({
      issuer,
      authorization_endpoint: `${issuer}authorize`,
      userinfo_endpoint: `${issuer}userinfo`,
      jwks_uri: `${issuer}.well-known/jwks.json`,
      scopes_supported: SCOPES,
      response_types_supported: RESPONSE_TYPES,
      response_modes_supported: RESPONSE_MODES,
      grant_types_supported: ['implicit'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      prompt_values_supported: ['none', 'login'],
      claims_supported: [
        'aud',
        'auth_time',
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
        'phone_number',
        'phone_number_verified',
        'sub',
      ],
    });
  },
};
