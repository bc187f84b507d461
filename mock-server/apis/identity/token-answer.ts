import { TOKEN_FAULTS, type TokenFaultName } from './token-faults';
import type { Tokens } from './tokens';

export interface TokenAnswerOptions {
  readonly accessToken: boolean;
  readonly idToken: boolean;
  readonly state: string | undefined;
  readonly refreshToken?: string | undefined;
  readonly fault: TokenFaultName | undefined;
}

/** Broken by a matching fault. */
export function tokenAnswer(tokens: Tokens, options: TokenAnswerOptions): Map<string, string> {
  const { accessToken, idToken, state, refreshToken, fault } = options;
  const values = new Map<string, string>();
  if (accessToken) {
    values.set('access_token', tokens.accessToken);
    values.set('expires_in', String(tokens.expiresIn));
    values.set('token_type', tokens.tokenType);
    values.set('scope', tokens.scope);
  }
  if (idToken) values.set('id_token', tokens.idToken);
  if (refreshToken !== undefined) values.set('refresh_token', refreshToken);
  if (state !== undefined) values.set('state', state);
  if (fault !== undefined) TOKEN_FAULTS[fault].respond?.(values);
  return values;
}
