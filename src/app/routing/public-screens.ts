import type { ComponentType } from 'react';
import type { SignInScreenId } from '../../catalogue/journey/sign-in-path';
import { LoginScreen } from '../../features/sign-in/login/login-screen';
import { LoadingRoute } from './public-screen';
import { routeScreens } from './route-screens';

const LOADERS: Record<Exclude<SignInScreenId, 'login'>, () => Promise<ComponentType>> = {
  'sign-up': async () =>
    (await import('../../features/sign-in/sign-up/sign-up-screen')).SignUpScreen,
  'login-callback': async () =>
    (await import('../../features/sign-in/login-callback/login-callback-screen'))
      .LoginCallbackScreen,
};

const routes = routeScreens(LOADERS, LoadingRoute);

/** The component of a screen that signs somebody in. Asking for a code is part of the first load; nothing else is. */
export function signInScreen(id: SignInScreenId): ComponentType {
  return id === 'login' ? LoginScreen : routes.screen(id);
}

/** Fetches the code of signing up before it is opened. A failure shows when it is. */
export async function preloadSignUp(): Promise<void> {
  await routes.load('sign-up').catch(() => undefined);
}
