import { atom, useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useEffect } from 'react';
import { Redirect, Router, useLocation } from 'wouter';
import { useSearch } from '../../shell/navigation/use-search';
import { portalPath } from '../../catalogue/folder';
import { programDefinition } from '../../catalogue/programs';
import { decideEntry, type VisitorScreenId } from '../../catalogue/journey/entry';
import { isSignInScreen, type SignInScreenId } from '../../catalogue/journey/sign-in-path';
import { findRoute, isEmbedded, screenOn, type Route } from '../../catalogue/routes';
import { log } from '../../services/log';
import { isAuthenticated } from '../../services/session/session';
import { useBrand } from '../../domain/program/use-brand';
import { aroundNavigation } from '../../shell/navigation/leave-guard';
import { isLineStep } from '../../shell/navigation/visitor-line';
import { ScreenContext } from '../../shell/screen/screen-context';
import { WaitingScreen } from '../../shell/screen/waiting-screen';
import { PublicFrame } from '../shell/public-frame';
import { lazyRoute } from './lazy-route';
import { LoadingRoute, PublicScreen } from './public-screen';
import { SIGN_IN_SCREENS } from './public-screens';
import { guarded } from './route-load-error';

const loadVisitor = () => import('./visitor-portal');

const visitor = lazyRoute(async () => (await loadVisitor()).VisitorPortal);

const signedIn = lazyRoute(async () => (await import('./signed-in-portal')).SignedInPortal);

/** Preloads code; a failure appears when the route renders. */
export async function preloadRoute(): Promise<void> {
  const { pathname, search } = window.location;
  const path = portalPath(pathname);
  if (isAuthenticated()) return signedIn.preload();
  const entry = decideEntry({ path, search, authenticated: false, inside: false });
  if (entry.kind === 'show' && !isSignInScreen(entry.screen)) {
    await visitor.preload();
    await (await loadVisitor()).preloadVisitorScreen(entry.screen);
  }
}

/** The same placeholder as while data loads. */
function Entering({ route }: { readonly route: Route | null }) {
  const { flow } = programDefinition(useBrand().id);
  if (isEmbedded(route)) return <LoadingRoute />;
  return (
    <PublicFrame>
      <ScreenContext value={{ id: (route && screenOn(route, flow)) ?? 'home', flow }}>
        <WaitingScreen />
      </ScreenContext>
    </PublicFrame>
  );
}

/** Whether the page requires a session. It stays until the page reports the session's end. */
const insideAtom = atom(false);

function SignedIn({ route }: { readonly route: Route | null }) {
  const setInside = useSetAtom(insideAtom);
  useEffect(() => {
    setInside(true);
    return () => setInside(false);
  }, [setInside]);
  return (
    <Suspense fallback={<Entering route={route} />}>
      <signedIn.Component route={route} />
    </Suspense>
  );
}

function ShownScreen({ id }: { readonly id: SignInScreenId | VisitorScreenId }) {
  const { flow } = programDefinition(useBrand().id);
  const SignIn = isSignInScreen(id) ? SIGN_IN_SCREENS[id] : null;
  return (
    <PublicScreen id={id}>
      {SignIn === null ? <visitor.Component id={id as VisitorScreenId} flow={flow} /> : <SignIn />}
    </PublicScreen>
  );
}

/** An embedded page first reports to its parent page that no one is signed in. */
function RedirectToLogin({ to, embedded }: { readonly to: string; readonly embedded: boolean }) {
  useEffect(() => {
    if (!embedded) return;
    import('../../services/payment-frame/channel').then(
      ({ announceSessionEnd }) => announceSessionEnd(),
      () => log.warn('The page around this one could not be told that nobody is signed in'),
    );
  }, [embedded]);
  return <Redirect to={to} replace />;
}

function CurrentRoute() {
  const [path] = useLocation();
  const search = useSearch();
  const inside = useAtomValue(insideAtom);
  const { flow } = programDefinition(useBrand().id);
  const entry = guarded(() =>
    decideEntry({ path, search, authenticated: isAuthenticated(), inside }),
  );
  if (entry.kind === 'redirect') return <Redirect to={entry.to} replace />;
  if (entry.kind === 'sign-in') {
    return <RedirectToLogin to={entry.to} embedded={isEmbedded(findRoute(path))} />;
  }
  if (entry.kind === 'enter') return <SignedIn route={entry.route} />;
  const choosesLine = entry.screen === 'sign-up' && flow === 'cash' && isLineStep(search);
  const screen = choosesLine ? 'credit-line' : entry.screen;
  return <ShownScreen key={isSignInScreen(screen) ? screen : 'visitor'} id={screen} />;
}

/** Every screen except the sign-in page that loaded first. Each navigation asks the leave guard. */
export function JourneyRoutes() {
  return (
    <Router aroundNav={aroundNavigation}>
      <CurrentRoute />
    </Router>
  );
}
