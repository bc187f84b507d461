import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Redirect, Router, useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { programDefinition } from '../../catalogue/programs';
import { findRoute, isEmbedded, normalizePath, safeReturnPath } from '../../catalogue/routes';
import {
  followOtherTabs,
  isAuthenticated,
  sessionVersionAtom,
} from '../../services/session/session';
import { useBrand } from '../../common/brand/use-brand';
import { aroundNavigation, installLeaveGuard } from '../../common/navigation/leave-guard';
import { requestHeadingFocus } from '../../common/screen/pending-focus';
import { ScreenContext } from '../../common/screen/screen-context';
import { Main } from '../../ui/main';
import { LoadingScreen } from '../../ui/spinner';
import { PublicFrame } from '../shell/public-frame';
import { isPublicScreen, publicScreen, type PublicScreenId } from './public-screens';
import { loadRoute } from './route-load-error';
import type { VisitorScreenId } from './visitor-screens';

const SignedInPortal = lazy(() =>
  loadRoute(async () => {
    const { SignedInPortal: component } = await import('./signed-in-portal');
    return { default: component };
  }),
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

function Loading() {
  return (
    <Main>
      <LoadingScreen />
    </Main>
  );
}

function PublicScreen({ id }: { readonly id: PublicScreenId | VisitorScreenId }) {
  const { id: program } = useBrand();
  const { flow } = programDefinition(program);
  const signsIn = isPublicScreen(id);
  const Screen = signsIn ? publicScreen(id) : null;
  return (
    <PublicFrame>
      <ScreenContext value={{ id, flow }}>
        <Suspense fallback={<Loading />}>
          {Screen ? <Screen /> : <VisitorPortal id={id as VisitorScreenId} flow={flow} />}
        </Suspense>
      </ScreenContext>
    </PublicFrame>
  );
}

/** Leads a visitor to login; a page in a frame first tells the one around it that nobody is signed in. */
function LeadToLogin({ target, embedded }: { target: string; embedded: boolean }) {
  useEffect(() => {
    if (!embedded) return;
    void import('../../services/payment-frame/channel').then(({ announceSessionEnd }) =>
      announceSessionEnd(),
    );
  }, [embedded]);
  return <Redirect to={`/login?returnTo=${encodeURIComponent(target)}`} replace />;
}

/**
 * Decides what a path shows. Signed out, sign-in and the quick appraisal; every other path leads to login and
 * then back, query kept (spec 1 and 6). Whoever is already inside stays until the page says that the
 * session has ended, so that nothing typed is lost.
 */
function CurrentRoute() {
  const [path] = useLocation();
  const search = useSearch();
  const entered = useRef(false);
  useAtomValue(sessionVersionAtom);
  useEffect(followOtherTabs, []);
  useFocusAfterNavigation(path);

  const route = findRoute(path);
  const embedded = isEmbedded(route);
  const authenticated = isAuthenticated();

  const screen = route?.screen;
  if (isPublicScreen(screen)) {
    entered.current = false;
    if (screen !== 'login-callback' && authenticated) {
      const target = safeReturnPath(new URLSearchParams(search).get('returnTo'));
      return <Redirect to={target ?? '/app'} replace />;
    }
    return <PublicScreen key={screen} id={screen} />;
  }

  if (!authenticated && !entered.current && route?.access === 'public') {
    return <PublicScreen id={route.screen as VisitorScreenId} />;
  }
  if (!authenticated && !entered.current) {
    const target = normalizePath(path) + search;
    return <LeadToLogin target={target} embedded={embedded} />;
  }
  entered.current = true;
  return (
    <Suspense
      fallback={
        embedded ? (
          <Loading />
        ) : (
          <PublicFrame>
            <Loading />
          </PublicFrame>
        )
      }
    >
      <SignedInPortal route={route ?? null} />
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
