import type { ComponentType } from 'react';
import type { SignInScreenId } from '../../catalogue/journey/sign-in-path';
import { LoginScreen } from '../../features/sign-in/login/login-screen';
import { lazyRoute } from './lazy-route';

const signUp = lazyRoute(
  async () => (await import('../../features/sign-in/sign-up/sign-up-screen')).SignUpScreen,
);

const loginCallback = lazyRoute(
  async () =>
    (await import('../../features/sign-in/login-callback/login-callback-screen'))
      .LoginCallbackScreen,
);

/** Only login is part of the first load. */
export const SIGN_IN_SCREENS: Readonly<Record<SignInScreenId, ComponentType>> = {
  login: LoginScreen,
  'sign-up': signUp.Component,
  'login-callback': loginCallback.Component,
};

export const preloadSignUp = signUp.preload;
