import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { FIRST_SCREENS } from '../../catalogue/first-screens';
import { LoginScreen } from '../../features/sign-in/login/login-screen';
import { followSession, isAuthenticated } from '../../services/session/session';
import { useSessionVersion } from '../../services/session/session-version';
import { requestHeadingFocus } from '../../shell/screen/pending-focus';
import { loadJourney, readyJourney } from './journey-code';
import { LoadingRoute, PublicScreen } from './public-screen';
import { loadRoute } from './route-load-error';

const JourneyRoutes = lazy(() =>
  loadRoute(async () => ({ default: (await loadJourney()).JourneyRoutes })),
);

/** Each navigation after the first load moves the focus to the new heading. */
function useFocusAfterNavigation(path: string): void {
  const previous = useRef(path);
  if (previous.current !== path) {
    previous.current = path;
    requestHeadingFocus();
  }
}

/** Wherever the journey leads. Its code is there already, or is waited for. */
function Journey() {
  const [Routes] = useState(() => readyJourney() ?? JourneyRoutes);
  return (
    <Suspense fallback={<LoadingRoute />}>
      <Routes />
    </Suspense>
  );
}

/** The portal: the sign-in at its own address, of which the first load knows all, and everything else. */
export function Portal() {
  const [path] = useLocation();
  useSessionVersion();
  useEffect(followSession, []);
  useFocusAfterNavigation(path);
  if (path !== FIRST_SCREENS.login.path || isAuthenticated()) return <Journey />;
  return (
    <PublicScreen id="login">
      <LoginScreen />
    </PublicScreen>
  );
}
