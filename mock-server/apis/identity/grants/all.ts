import { authorizationCodeGrant } from './authorization-code';
import type { GrantType } from './grant-type';
import { oneTimeCodeGrant } from './one-time-code';
import { passwordGrant, passwordRealmGrant } from './password';
import { refreshTokenGrant } from './refresh-token';

export const GRANT_TYPES: readonly GrantType[] = [
  authorizationCodeGrant,
  refreshTokenGrant,
  passwordGrant,
  passwordRealmGrant,
  oneTimeCodeGrant,
];
