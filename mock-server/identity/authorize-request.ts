import { DEFAULT_SCOPE } from './claims';
import { API_AUDIENCE, CLIENT_ID, isAllowedAddress } from './client';
import type { Parameters } from './http';

/** Combinations of answers a client may ask for. */
export const RESPONSE_TYPES = ['token id_token', 'id_token token', 'token', 'id_token'] as const;

/** Ways in which the answer may be handed over. */
export const RESPONSE_MODES = ['fragment', 'web_message'] as const;

/** Errors are also handed over in the query, to whoever asked for that or for a code. */
type ResponseMode = (typeof RESPONSE_MODES)[number] | 'query';

/** The way that was asked for; the usual one of the response type where none was, or none that there is. */
function readMode(values: Parameters): ResponseMode {
  const mode = values.get('response_mode');
  if (mode === 'web_message' || mode === 'query' || mode === 'fragment') return mode;
  return values.get('response_type') === 'code' ? 'query' : 'fragment';
}

/** Where and how to answer; known before anything else about a request is judged. */
export interface ReturnAddress {
  readonly redirectUri: string;
  readonly mode: ResponseMode;
  readonly state: string | undefined;
}

/** A sound authorization request. */
export interface AuthorizeRequest {
  readonly wants: { readonly accessToken: boolean; readonly idToken: boolean };
  readonly scope: string;
  /** Null: no API was named. */
  readonly audience: string | null;
  readonly nonce: string | undefined;
  readonly organization: string | undefined;
  readonly prompt: string | undefined;
  /** Seconds. */
  readonly maxAge: number | undefined;
}

export interface RequestProblem {
  readonly error: string;
  readonly description: string;
}

/** Where to answer, or why no client may be answered at all: such a problem belongs on a page. */
export function readReturnAddress(
  values: Parameters,
  origin: string,
): ReturnAddress | RequestProblem {
  const invalid = (description: string): RequestProblem => ({
    error: 'invalid_request',
    description,
  });
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
  return { redirectUri, mode: readMode(values), state: values.get('state') };
}

/** The request itself, or what is wrong with it; such a problem is handed to the client. */
export function readAuthorizeRequest(values: Parameters): AuthorizeRequest | RequestProblem {
  const invalid = (description: string): RequestProblem => ({
    error: 'invalid_request',
    description,
  });
  const mode = values.get('response_mode');
  if (mode !== undefined && !RESPONSE_MODES.some((known) => known === mode)) {
    return invalid(`Unsupported response_mode: ${mode}`);
  }
  const responseType = values.get('response_type');
  if (!responseType) return invalid('Missing required parameter: response_type');
  const types = responseType.split(' ');
  if (!RESPONSE_TYPES.some((known) => known === responseType)) {
    return {
      error: 'unsupported_response_type',
      description: `Unsupported response type: ${responseType}`,
    };
  }
  const wants = { accessToken: types.includes('token'), idToken: types.includes('id_token') };
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
  return {
    wants,
    scope,
    audience,
    nonce,
    organization: values.get('organization') || undefined,
    prompt: values.get('prompt'),
    maxAge: maxAgeText === undefined ? undefined : Number(maxAgeText),
  };
}
