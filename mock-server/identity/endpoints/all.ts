import type { Endpoint } from '../endpoint';
import { authorize } from './authorize';
import { coAuthenticate } from './co-authenticate';
import { country } from './country';
import { discovery } from './discovery';
import { keys } from './keys';
import { logout } from './logout';
import { passwordlessChallenge } from './passwordless-challenge';
import { passwordlessStart } from './passwordless-start';
import { passwordlessVerify } from './passwordless-verify';
import { userinfo } from './userinfo';
import { verifyRedirect } from './verify-redirect';

/** Every address of the provider. */
export const ENDPOINTS: readonly Endpoint[] = [
  passwordlessStart,
  passwordlessVerify,
  verifyRedirect,
  passwordlessChallenge,
  coAuthenticate,
  authorize,
  userinfo,
  logout,
  country,
  keys,
  discovery,
];
