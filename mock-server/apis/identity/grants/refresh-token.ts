import { problem } from '../http';
import { findRefreshToken, rotateRefreshToken } from '../refresh-tokens';
import { answerTokens } from '../answer-tokens';
import type { GrantType } from './grant-type';

/** A refresh token is valid once: the response contains the next one. */
export const refreshTokenGrant: GrantType = {
  name: 'refresh_token',
  answer: async (values, context) => {
    const given = values.get('refresh_token');
    if (!given) return problem(400, 'invalid_request', 'Missing required parameter: refresh_token');
    const known = findRefreshToken(context, given);
    const allowed = known?.grant.scope.split(' ') ?? [];
    // A request may narrow the granted scope, never extend it (RFC 6749 section 6).
    const scope = values.get('scope')?.split(' ').filter(Boolean) ?? [];
    if (known !== null && !known.used && !scope.every((name) => allowed.includes(name))) {
      return problem(400, 'invalid_scope', 'The scope asks for more than was granted.');
    }
    const rotated = known === null ? null : rotateRefreshToken(context, known);
    if (rotated === null) {
      return problem(400, 'invalid_grant', 'Unknown or invalid refresh token.');
    }
    const { grant, token } = rotated;
    const narrowed = scope.length === 0 ? grant : { ...grant, scope: scope.join(' ') };
    return answerTokens(context, narrowed, token);
  },
};
