import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { Redirect } from 'wouter';
import { programDefinition } from '../../catalogue/programs';
import { fitsStatus, statusPath, type Route } from '../../catalogue/routes';
import { screenDefinition } from '../../catalogue/screens';
import { useApplicant } from '../../services/data/use-applicant';
import { useBrand } from '../../common/brand/use-brand';
import { QueryProblem } from '../../common/problems/problem-panel';
import { Screen } from '../../common/screen/screen';
import { ScreenContext } from '../../common/screen/screen-context';
import { Main } from '../../ui/main';
import { Skeleton } from '../../ui/skeleton';
import { LoadingScreen } from '../../ui/spinner';
import { preloadNext, signedInScreen, type SignedInScreenId } from './signed-in-screens';

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

/**
 * Loads the applicant, then shows the screen of a route, or leads on by status when the screen has
 * nothing to show in it. That is decided when a path is entered and not again while it is shown: a
 * status that changes meanwhile must not take a page away from somebody who is reading or typing.
 */
export function ScreenGate({ route }: { readonly route: Route | null }) {
  const { id: program } = useBrand();
  const { applicant, loading, problem, refetch } = useApplicant();
  const admitted = useRef<string | null>(null);
  const { flow } = programDefinition(program);

  const screen = (route === null ? 'not-found' : route.screen) as SignedInScreenId | null;
  const key = route?.path ?? 'not-found';

  if (applicant === null) {
    // An ended session is said by its modal, over the page that waits.
    const ended = problem?.kind === 'refused' && problem.code === 'UNAUTHENTICATED';
    if (!loading && problem !== null && !ended) {
      const id = screen ?? 'home';
      return (
        <ScreenContext value={{ id, flow }}>
          <Screen
            heading={screen === null ? 'My application' : screenDefinition(id).heading}
            loaded={false}
          >
            <QueryProblem problem={problem} onRetry={() => void refetch()} />
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
  const byStatus = statusPath(flow, status ?? 'CREATED') ?? '/';
  if (screen === null) return <Redirect to={byStatus} replace />;
  if (admitted.current !== key) {
    const otherFlow = route !== null && route.flow !== null && route.flow !== flow;
    if (otherFlow || !fitsStatus(screen, flow, status)) return <Redirect to={byStatus} replace />;
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
          <Component applicant={applicant} flow={flow} refetch={refetch} />
        </Preload>
      </Suspense>
    </ScreenContext>
  );
}
