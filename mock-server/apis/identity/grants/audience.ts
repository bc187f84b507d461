import { API_AUDIENCE } from '../client';
import { grantedScope } from '../claims';
import { problem, type Parameters } from '../http';
import type { Grant } from '../../../world/identity-state';

export function readDirectGrant(values: Parameters): Omit<Grant, 'sub'> | Response {
  const audience = values.get('audience') || null;
  if (audience !== null && audience !== API_AUDIENCE) {
    return problem(403, 'access_denied', `Service not found: ${audience}`);
  }
  return {
    scope: grantedScope(values.get('scope') || undefined, 'offline'),
    audience,
    nonce: null,
    organization: values.get('organization') || null,
    authTime: null,
  };
}
