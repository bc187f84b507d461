import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { Redirect, Router, useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { programDefinition } from '../../catalogue/programs';
import { decideEntry, type VisitorScreenId } from '../../catalogue/journey/entry';
import { isSignInScreen, type SignInScreenId } from '../../catalogue/journey/sign-in-path';
import { findRoute, isEmbedded, screenOn, type Route } from '../../catalogue/routes';
import { log } from '../../services/log';
import { followSession, isAuthenticated } from '../../services/session/session';
import { useSessionVersion } from '../../services/session/session-version';
import { useBrand } from '../../domain/program/use-brand';
import { aroundNavigation, installLeaveGuard } from '../../shell/navigation/leave-guard';
import { requestHeadingFocus } from '../../shell/screen/pending-focus';
import { ScreenContext } from '../../shell/screen/screen-context';
import { Main } from '../../ui/main';
import { LoadingScreen } from '../../ui/spinner';
import { PublicFrame } from '../shell/public-frame';
import { signInScreen } from './public-screens';
import { guarded, loadRoute } from './route-load-error';

const SignedInPortal = lazy(() =>
  loadRoute(async () => {
    const { SignedInPortal: component } = await import('./signed-in-portal');
    return { default: component };
  }),
);

/** Not part of what the sign-in screen loads first. */
const WaitingScreen = lazy(() =>
  loadRoute(async () => ({
    default: (await import('../../shell/screen/waiting-screen')).WaitingScreen,
  })),
);

const VisitorPortal = lazy(() =>
  loadRoute(async () => ({ default: (await import('./visitor-portal')).VisitorPortal })),
);

/** Each navigation after the first load moves the focus to the new heading. */
function useFocusAfterNavigation(path: string): void {
  const previous = useRef(path);
  if (previous.current !== path) {
    previous.current = path;
    requestHeadingFocus();
  }
}

/** While the code of everything behind sign-in comes: the bones that the screen has while its data does. */
function Entering({ route }: { readonly route: Route | null }) {
  const { flow } = programDefinition(useBrand().id);
  return (
    <PublicFrame>
      <ScreenContext value={{ id: (route && screenOn(route, flow)) ?? 'home', flow }}>
        <Suspense
          fallback={
            <Main>
              <div data-waiting="" />
            </Main>
          }
        >
          <WaitingScreen />
        </Suspense>
      </ScreenContext>
    </PublicFrame>
  );
}

function Loading() {
  return (
    <Main>
      <LoadingScreen />
    </Main>
  );
}

function PublicScreen({ id }: { readonly id: SignInScreenId | VisitorScreenId }) {
  const { id: program } = useBrand();
  const { flow } = programDefinition(program);
  let screen: ReactNode;
  if (isSignInScreen(id)) {
    const Screen = signInScreen(id);
    screen = <Screen />;
  } else {
    screen = <VisitorPortal id={id} flow={flow} />;
  }
  return (
    <PublicFrame>
      <ScreenContext value={{ id, flow }}>
        <Suspense fallback={<Loading />}>{screen}</Suspense>
      </ScreenContext>
    </PublicFrame>
  );
}

/** Leads a visitor to login; a page in a frame first tells the one around it that nobody is signed in. */
function LeadToLogin({ to, embedded }: { readonly to: string; readonly embedded: boolean }) {
  useEffect(() => {
    if (!embedded) return;
    import('../../services/payment-frame/channel').then(
      ({ announceSessionEnd }) => announceSessionEnd(),
      () => log.warn('The page around this one could not be told that nobody is signed in'),
    );
  }, [embedded]);
  return <Redirect to={to} replace />;
}

/** Shows what the journey decides for a path. */
function CurrentRoute() {
  const [path] = useLocation();
  const search = useSearch();
  const [inside, setInside] = useState(false);
  useSessionVersion();
  useEffect(followSession, []);
  useFocusAfterNavigation(path);

  const entry = guarded(() =>
    decideEntry({ path, search, authenticated: isAuthenticated(), inside }),
  );
  const enters = entry.kind === 'enter';
  if (enters !== inside) setInside(enters);
  const embedded = isEmbedded(findRoute(path));

  if (entry.kind === 'redirect') return <Redirect to={entry.to} replace />;
  if (entry.kind === 'sign-in') return <LeadToLogin to={entry.to} embedded={embedded} />;
  if (entry.kind === 'show') {
    const { screen } = entry;
    return <PublicScreen key={isSignInScreen(screen) ? screen : 'visitor'} id={screen} />;
  }
  return (
    <Suspense fallback={embedded ? <Loading /> : <Entering route={entry.route} />}>
      <SignedInPortal route={entry.route} />
    </Suspense>
  );
}

/** The portal: every navigation goes through the guard of answers that are not sent. */
export function Portal() {
  useState(installLeaveGuard);
  return (
    <Router aroundNav={aroundNavigation}>
      <CurrentRoute />
    </Router>
  );
}
