import { lazy, type ComponentType } from 'react';
import { LoginScreen } from '../../features/sign-in/login/login-screen';
import { loadRoute } from './route-load-error';

/** Screens for visitors who are not signed in. Sign-in is part of the first load; nothing else is. */
const PUBLIC_SCREENS = {
  login: LoginScreen,
  'login-callback': lazy(() =>
    loadRoute(async () => {
      const { LoginCallbackScreen } =
        await import('../../features/sign-in/login-callback/login-callback-screen');
      return { default: LoginCallbackScreen };
    }),
  ),
} as const satisfies Record<string, ComponentType>;

export type PublicScreenId = keyof typeof PUBLIC_SCREENS;

/** The component of a public screen. */
export function publicScreen(id: PublicScreenId): ComponentType {
  return PUBLIC_SCREENS[id];
}
