import { Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { SCREENS } from '../../catalogue/screens';
import { LoginScreen } from '../../features/sign-in/login/login-screen';
import { followSession, isAuthenticated } from '../../services/session/session';
import { useSessionVersion } from '../../services/session/session-version';
import { installLeaveGuard } from '../../shell/navigation/leave-guard';
import { followNavigation } from '../../shell/screen/navigation-direction';
import { journey } from './journey';
import { LoadingRoute, PublicScreen } from './public-screen';

// Before other listeners: a state change in one would render the new page first.
if (typeof window !== 'undefined') {
  installLeaveGuard();
  followNavigation();
}

export function Portal() {
  const [path] = useLocation();
  useSessionVersion();
  useEffect(followSession, []);
  if (path !== SCREENS.login.path || isAuthenticated()) {
    return (
      <Suspense fallback={<LoadingRoute />}>
        <journey.Component />
      </Suspense>
    );
  }
  return (
    <PublicScreen id="login">
      <LoginScreen />
    </PublicScreen>
  );
}
