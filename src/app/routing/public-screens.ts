import { lazy, type ComponentType } from 'react';
import type { SignInScreenId } from '../../catalogue/journey/sign-in-path';
import { LoginScreen } from '../../features/sign-in/login/login-screen';
import { loadRoute } from './route-load-error';

/** Screens that sign somebody in. Asking for a code is part of the first load; nothing else is. */
const SIGN_IN_SCREENS = {
  login: LoginScreen,
  'sign-up': lazy(() =>
    loadRoute(async () => ({
      default: (await import('../../features/sign-in/sign-up/sign-up-screen')).SignUpScreen,
    })),
  ),
  'login-callback': lazy(() =>
    loadRoute(async () => {
      const { LoginCallbackScreen } =
        await import('../../features/sign-in/login-callback/login-callback-screen');
      return { default: LoginCallbackScreen };
    }),
  ),
} as const satisfies Record<SignInScreenId, ComponentType>;

/** The component of a screen that signs somebody in. */
export function signInScreen(id: SignInScreenId): ComponentType {
  return SIGN_IN_SCREENS[id];
}
