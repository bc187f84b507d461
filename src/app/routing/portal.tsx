import { Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { FIRST_SCREENS } from '../../catalogue/first-screens';
import { LoginScreen } from '../../features/sign-in/login/login-screen';
import { followSession, isAuthenticated } from '../../services/session/session';
import { useSessionVersion } from '../../services/session/session-version';
import { requestHeadingFocus } from '../../shell/screen/pending-focus';
import { loadJourney, readyJourney } from './journey-code';
import { LoadingRoute, PublicScreen } from './public-screen';
import { routePart } from './route-part';

/** Wherever the journey leads. */
const JourneyRoutes = routePart({
  ready: readyJourney,
  load: async () => (await loadJourney()).JourneyRoutes,
  meanwhile: LoadingRoute,
});

/** Each navigation after the first load moves the focus to the new heading. */
function useFocusAfterNavigation(path: string): void {
  const previous = useRef(path);
  if (previous.current !== path) {
    previous.current = path;
    requestHeadingFocus();
  }
}

/** The portal: the sign-in at its own address, of which the first load knows all, and everything else. */
export function Portal() {
  const [path] = useLocation();
  useSessionVersion();
  useEffect(followSession, []);
  useFocusAfterNavigation(path);
  if (path !== FIRST_SCREENS.login.path || isAuthenticated()) {
    return (
      <Suspense fallback={<LoadingRoute />}>
        <JourneyRoutes />
      </Suspense>
    );
  }
  return (
    <PublicScreen id="login">
      <LoginScreen />
    </PublicScreen>
  );
}
