import { useEffect, useState } from 'react';
import { Redirect, Router, useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { programDefinition } from '../../catalogue/programs';
import { decideEntry, type VisitorScreenId } from '../../catalogue/journey/entry';
import { isSignInScreen, type SignInScreenId } from '../../catalogue/journey/sign-in-path';
import { findRoute, isEmbedded, screenOn, type Route } from '../../catalogue/routes';
import { configurationInstalled } from '../../services/configuration/install-configuration';
import { log } from '../../services/log';
import { isAuthenticated } from '../../services/session/session';
import { useBrand } from '../../domain/program/use-brand';
import { aroundNavigation, installLeaveGuard } from '../../shell/navigation/leave-guard';
import { followWay } from '../../shell/screen/arrival';
import { ScreenContext } from '../../shell/screen/screen-context';
import { WaitingScreen } from '../../shell/screen/waiting-screen';
import { PublicFrame } from '../shell/public-frame';
import { askAtOnce, askForApplicant } from './ask-at-once';
import { LoadingRoute, PublicScreen } from './public-screen';
import { signInScreen } from './public-screens';
import { guarded } from './route-load-error';
import { routePart } from './route-part';
import { loadSignedIn, readySignedIn } from './signed-in-code';
import type * as VisitorCode from './visitor-portal';

let visitor: typeof VisitorCode | null = null;

async function loadVisitor(): Promise<typeof VisitorCode> {
  visitor ??= await import('./visitor-portal');
  return visitor;
}

async function load(): Promise<void> {
  const { pathname: path, search } = window.location;
  const authenticated = isAuthenticated();
  if (authenticated) await loadSignedIn();
  else {
    const entry = decideEntry({ path, search, authenticated, inside: false });
    if (entry.kind !== 'show' || isSignInScreen(entry.screen)) return;
    await (await loadVisitor()).fetchScreen(entry.screen);
  }
}

/** Asks at once for what is shown first, instead of when it is drawn. A failure shows then. `distant`: the data API is asked over the network. */
export async function fetchAhead(distant: boolean): Promise<void> {
  askAtOnce();
  // A world in the page answers without a network.
  if (distant) void configurationInstalled.then(askForApplicant);
  await load().catch(() => undefined);
}

const VisitorPortal = routePart({
  ready: () => visitor?.VisitorPortal ?? null,
  load: async () => (await loadVisitor()).VisitorPortal,
  meanwhile: LoadingRoute,
});

/** While the code of everything behind sign-in comes: the bones that the screen has while its data does. */
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

/** Everything behind the sign-in. */
const SignedInPortal = routePart({
  ready: readySignedIn,
  load: async () => (await loadSignedIn()).SignedInPortal,
  meanwhile: Entering,
});

function ShownScreen({ id }: { readonly id: SignInScreenId | VisitorScreenId }) {
  const { flow } = programDefinition(useBrand().id);
  if (!isSignInScreen(id)) {
    return (
      <PublicScreen id={id}>
        <VisitorPortal id={id} flow={flow} />
      </PublicScreen>
    );
  }
  const Screen = signInScreen(id);
  return (
    <PublicScreen id={id}>
      <Screen />
    </PublicScreen>
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
    return <ShownScreen key={isSignInScreen(screen) ? screen : 'visitor'} id={screen} />;
  }
  return <SignedInPortal route={entry.route} />;
}

/** Every screen but the sign-in that came first: each navigation goes through the guard of answers that are not sent. */
export function JourneyRoutes() {
  useState(installLeaveGuard);
  useState(followWay);
  return (
    <Router aroundNav={aroundNavigation}>
      <CurrentRoute />
    </Router>
  );
}
