import { useApolloClient } from '@apollo/client/react';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Redirect, useSearch } from 'wouter';
import type { Flow } from '../../catalogue/flows';
import { programDefinition } from '../../catalogue/programs';
import {
  findRoute,
  safeReturnPath,
  screenOn,
  screenPath,
  type Route,
} from '../../catalogue/routes';
import { destinationPath, fitsStatus } from '../../catalogue/status-routes';
import { screenDefinition } from '../../catalogue/screens';
import { refusalCode } from '../../services/data/operation-error';
import { useApplicant, type Applicant } from '../../services/data/use-applicant';
import { notePerson } from '../../services/analytics/person';
import { isAuthenticated, sessionVersionAtom } from '../../services/session/session';
import { useBrand } from '../../common/brand/use-brand';
import { keptItemsWait } from '../../common/items/kept/kept-items-wait';
import { useOnboarding } from '../../common/modals/use-onboarding';
import { useRequestedModal } from '../../common/modals/use-requested-modal';
import { QueryProblem } from '../../common/problems/problem-panel';
import { Screen } from '../../common/screen/screen';
import { ScreenContext } from '../../common/screen/screen-context';
import { Text } from '../../ui/heading';
import { Main } from '../../ui/main';
import { Skeleton } from '../../ui/skeleton';
import { LoadingScreen } from '../../ui/spinner';
import { preloadNext, signedInScreen, type SignedInScreenId } from './signed-in-screens';

const KeptItemsLeft = lazy(async () => ({
  default: (await import('../../common/items/kept/kept-items-left')).KeptItemsLeft,
}));

function Preload({
  id,
  children,
}: {
  readonly id: SignedInScreenId;
  readonly children: ReactNode;
}) {
  useEffect(() => {
    const timer = window.setTimeout(() => preloadNext(id), 500);
    return () => window.clearTimeout(timer);
  }, [id]);
  return children;
}

/** Whether the account still takes items into a cart. */
function takesItems(application: Applicant['application'], flow: Flow): boolean {
  return fitsStatus('asset-cart', flow, application?.status ?? null);
}

/**
 * Where the paths without a screen of their own lead: to the cart, where items of a visitor wait to be
 * put into it, else where somebody was going when they signed in, else by status, past the name where
 * there is none yet and the next step does not ask for it itself.
 */
function entryPath(
  { user, application }: Applicant,
  flow: Flow,
  options: { readonly byStatus: string; readonly wanted: string | undefined },
): string {
  const { byStatus, wanted } = options;
  const cart = screenPath('asset-cart', flow);
  if (cart !== undefined && takesItems(application, flow) && keptItemsWait()) return cart;
  if (wanted !== undefined && wanted !== '/app') return wanted;
  const nameless = user.firstName === null && user.lastName === null;
  const screen = findRoute(byStatus)?.screen;
  // The first step of the cash flow comes before the one that asks.
  const asksName = screen === 'personal-info' || screen === 'credit-line';
  return nameless && !asksName ? '/app/login/personal-info' : byStatus;
}

/** Says who is signed in, before the screen is shown whose page view names them. */
function useKnownPerson(applicant: Applicant | null): void {
  const { id = '', email, firstName, lastName } = applicant?.user ?? {};
  const creditApplicationId = applicant?.application?.id ?? '';
  const status = applicant?.application?.status ?? '';
  const name = [firstName, lastName].filter(Boolean).join(' ');
  useLayoutEffect(
    () => notePerson({ id, name, email: email ?? '', creditApplicationId, status }),
    [id, name, email, creditApplicationId, status],
  );
}

/**
 * Loads the applicant, then shows the screen of a route, or leads on by status when the screen has
 * nothing to show in it. That is decided when a path is entered and not again while it is shown: a
 * status that changes meanwhile must not take a page away from somebody who is reading or typing.
 */
export function ScreenGate({ route }: { readonly route: Route | null }) {
  const { id: program } = useBrand();
  const { value: applicant, loading, problem, refetch } = useApplicant();
  useKnownPerson(applicant);
  useOnboarding(applicant);
  useRequestedModal(applicant);
  const admitted = useRef<string | null>(null);
  const search = useSearch();
  const { flow } = programDefinition(program);
  const ended = refusalCode(problem) === 'UNAUTHENTICATED';
  const session = useAtomValue(sessionVersionAtom);
  const client = useApolloClient();
  const readIn = useRef(session);
  useEffect(() => {
    if (readIn.current === session) return;
    readIn.current = session;
    // Signed in again in another tab: what the old session could not read is read now.
    if (ended && isAuthenticated()) void client.refetchQueries({ include: 'active' });
  });

  const shown = route === null ? 'not-found' : screenOn(route, flow);
  // Where nothing can be shown yet, a path of another flow is called by its own screen.
  const screen = (shown ?? route?.screen ?? null) as SignedInScreenId | null;
  const key = route?.path ?? 'not-found';

  if (applicant === null) {
    if (!loading && problem !== null) {
      const id = screen ?? 'home';
      return (
        <ScreenContext value={{ id, flow }}>
          <Screen
            heading={screen === null ? 'My application' : screenDefinition(id).heading}
            loaded={false}
          >
            {ended ? (
              // Its modal says so; the page under it waits for nothing.
              <Text>Log in again to continue.</Text>
            ) : (
              <QueryProblem problem={problem} onRetry={() => void refetch()} />
            )}
          </Screen>
        </ScreenContext>
      );
    }
    return (
      <Main>
        <LoadingScreen onRetry={() => void refetch()} />
      </Main>
    );
  }

  const status = applicant.application?.status ?? null;
  const byStatus = destinationPath(flow, status);
  if (screen === null) {
    const wanted = safeReturnPath(new URLSearchParams(search).get('returnTo'));
    return <Redirect to={entryPath(applicant, flow, { byStatus, wanted })} replace />;
  }
  if (admitted.current !== key) {
    // Null: the path is another flow's, or an alias whose screen this flow does not have.
    if (shown === null || !fitsStatus(screen, flow, status))
      return <Redirect to={byStatus} replace />;
    admitted.current = key;
  }

  const Component = signedInScreen(screen);
  return (
    <ScreenContext value={{ id: screen, flow }}>
      <Suspense
        fallback={
          <Main>
            <Skeleton shape="form" />
          </Main>
        }
      >
        <Preload id={screen}>
          <Component
            applicant={applicant}
            flow={flow}
            refetch={async () => void (await refetch())}
          />
          {flow === 'item' && keptItemsWait() && !takesItems(applicant.application, flow) && (
            <KeptItemsLeft />
          )}
        </Preload>
      </Suspense>
    </ScreenContext>
  );
}
