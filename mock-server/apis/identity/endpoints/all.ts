import type { Endpoint } from '../endpoint';
import { authorize } from './authorize';
import { CHALLENGES } from './challenges';
import { changePassword } from './change-password';
import { coAuthenticate } from './co-authenticate';
import { country } from './country';
import { delegation } from './delegation';
import { discovery } from './discovery';
import { endSessionEndpoint } from './end-session';
import { hostedLogin } from './hosted-login';
import { keys } from './keys';
import { logout } from './logout';
import { emailVerification, resetPassword } from './mail-pages';
import { passwordlessStart } from './passwordless-start';
import { passwordlessVerify } from './passwordless-verify';
import { resourceOwner } from './resource-owner';
import { revoke } from './revoke';
import { signUp } from './sign-up';
import { ssoData } from './sso-data';
import { token } from './token';
import { userinfo } from './userinfo';
import { loginCallback, usernamePasswordLogin } from './username-password-login';
import { verifyRedirect } from './verify-redirect';
import { WIDGET_SETTINGS } from './widget-settings';

export const ENDPOINTS: readonly Endpoint[] = [
  passwordlessStart,
  passwordlessVerify,
  verifyRedirect,
  coAuthenticate,
  authorize,
  hostedLogin,
  token,
  revoke,
  resourceOwner,
  delegation,
  userinfo,
  logout,
  endSessionEndpoint,
  signUp,
  changePassword,
  resetPassword,
  emailVerification,
  usernamePasswordLogin,
  loginCallback,
  ssoData,
  ...CHALLENGES,
  country,
  ...WIDGET_SETTINGS,
  keys,
  discovery,
];
