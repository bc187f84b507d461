import { DEFAULT_SCOPE, grantedScope } from './claims';
import { API_AUDIENCE, CLIENT_ID, isAllowedAddress } from './client';
import type { Parameters } from './http';
import { DATABASE_CONNECTION } from './passwords';
import { CHALLENGE_METHODS, isChallenge } from './pkce';
import { isConnection } from './recipient';
import {
  readResponseMode,
  readResponseType,
  usualMode,
  type ResponseMode,
  type Wanted,
} from './response-types';

/** Known before the rest of a request is checked. */
export interface ReturnAddress {
  readonly redirectUri: string;
  readonly mode: ResponseMode;
  readonly state: string | undefined;
}

export interface AuthorizeRequest {
  readonly wants: Wanted;
  readonly scope: string;
  /** Null if no API was named. */
  readonly audience: string | null;
  readonly nonce: string | undefined;
  readonly organization: string | undefined;
  readonly prompts: readonly string[];
  /** Seconds. */
  readonly maxAge: number | undefined;
  /** Hash of the verifier that must accompany the code. */
  readonly challenge: string | null;
}

export interface RequestProblem {
  readonly error: string;
  readonly description: string;
}

function invalid(description: string): RequestProblem {
  return { error: 'invalid_request', description };
}

/** Returns where to respond, or the problem that no client may receive: it is shown on a page. */
export function readReturnAddress(
  values: Parameters,
  origin: string,
): ReturnAddress | RequestProblem {
  const clientId = values.get('client_id');
  if (!clientId) return invalid('Missing required parameter: client_id');
  if (clientId !== CLIENT_ID) {
    return { error: 'unauthorized_client', description: `Unknown client: ${clientId}` };
  }
  const redirectUri = values.get('redirect_uri');
  if (!redirectUri) return invalid('Missing required parameter: redirect_uri');
  if (redirectUri.includes('#') || !isAllowedAddress(redirectUri, origin)) {
    return {
      error: 'redirect_uri_mismatch',
      description: 'Callback URL mismatch. The redirect_uri is not one of this client.',
    };
  }
  const mode =
    readResponseMode(values.get('response_mode')) ?? usualMode(values.get('response_type'));
  return { redirectUri, mode, state: values.get('state') };
}

function modeProblem(mode: string | undefined, wants: Wanted): RequestProblem | null {
  if (mode === undefined) return null;
  if (readResponseMode(mode) === null) return invalid(`Unsupported response_mode: ${mode}`);
  const tokens = wants.accessToken || wants.idToken;
  return mode === 'query' && tokens
    ? invalid('The response_mode query would put tokens into the address that servers see.')
    : null;
}

/** RFC 7636; null if there is no challenge. */
function readChallenge(values: Parameters): { challenge: string | null } | RequestProblem {
  const challenge = values.get('code_challenge');
  const method = values.get('code_challenge_method');
  if (!challenge) {
    return method ? invalid('Missing required parameter: code_challenge') : { challenge: null };
  }
  // Without a method the challenge would be the verifier itself.
  if (!CHALLENGE_METHODS.some((known) => known === method)) {
    return invalid(`The code_challenge_method must be ${CHALLENGE_METHODS.join(' or ')}.`);
  }
  return isChallenge(challenge)
    ? { challenge }
    : invalid('The code_challenge must be 43 characters of base64url.');
}

export function readAuthorizeRequest(values: Parameters): AuthorizeRequest | RequestProblem {
  for (const name of ['request', 'request_uri'] as const) {
    if (values.has(name)) {
      return {
        error: `${name}_not_supported`,
        description: `The parameter ${name} is not supported.`,
      };
    }
  }
  const responseType = values.get('response_type');
  if (!responseType) return invalid('Missing required parameter: response_type');
  const wants = readResponseType(responseType);
  if (wants === null) {
    return {
      error: 'unsupported_response_type',
      description: `Unsupported response type: ${responseType}`,
    };
  }
  const unfit = modeProblem(values.get('response_mode'), wants);
  if (unfit !== null) return unfit;
  const connection = values.get('connection');
  if (connection && connection !== DATABASE_CONNECTION && !isConnection(connection)) {
    return invalid('the connection was not found');
  }
  const audience = values.get('audience') || null;
  if (audience !== null && audience !== API_AUDIENCE) {
    return { error: 'access_denied', description: `Service not found: ${audience}` };
  }
  const scope = values.get('scope') || DEFAULT_SCOPE;
  const nonce = values.get('nonce');
  if (wants.idToken && !scope.split(' ').includes('openid')) {
    return invalid('An id_token needs the scope openid.');
  }
  if (wants.idToken && !nonce) return invalid('Missing required parameter: nonce');
  const maxAgeText = values.get('max_age');
  if (maxAgeText !== undefined && !/^\d{1,9}$/.test(maxAgeText)) {
    return invalid('The max_age must be a number of seconds.');
  }
  const prompts = (values.get('prompt') ?? '').split(' ').filter((word) => word !== '');
  if (prompts.includes('none') && prompts.length > 1) {
    return invalid('The prompt none goes with no other.');
  }
  const read = readChallenge(values);
  if ('error' in read) return read;
  return {
    wants,
    scope: grantedScope(scope, wants.code ? 'offline' : 'online'),
    audience,
    nonce: nonce || undefined,
    organization: values.get('organization') || undefined,
    prompts,
    maxAge: maxAgeText === undefined ? undefined : Number(maxAgeText),
    challenge: read.challenge,
  };
}
