import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import {
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useAtomValue } from 'jotai';
import { flushSync } from 'react-dom';
import { Redirect, useSearch } from 'wouter';
import { decideScreen, screenAt, type InnerScreenId } from '../../catalogue/journey/decide-screen';
import { likelyNext } from '../../catalogue/journey/likely-next';
import { NEEDED_FIELDS } from '../../catalogue/needed-fields';
import { programDefinition, securityOf } from '../../catalogue/programs';
import type { Flow } from '../../catalogue/flows';
import type { Route } from '../../catalogue/routes';
import type { ScreenId } from '../../catalogue/screens';
import { isSignInScreen } from '../../catalogue/journey/sign-in-path';
import { unreadHeading } from '../../catalogue/journey/unread-heading';
import { failedFieldsAtom, forgetFailedFields } from '../../services/data/failed-fields';
import { readAhead } from '../../services/data/read-ahead';
import { refusalCode } from '../../services/data/operation-error';
import { useApplicant, type Applicant, type Application } from '../../services/data/use-applicant';
import { notePerson } from '../../services/analytics/person';
import { stepDates } from '../../domain/application/step-dates';
import { useBrand } from '../../domain/program/use-brand';
import { prepareFormats } from '../../domain/text/format';
import { keptItemsWait } from '../../domain/item/kept/kept-items-wait';
import { useOnboarding } from '../dialogs/use-onboarding';
import { useRequestedModal } from '../dialogs/use-requested-modal';
import { useSamePerson } from '../session/use-same-person';
import { useSessionVersion } from '../../services/session/session-version';
import { requestHeadingFocus } from '../../shell/screen/pending-focus';
import { lazyPart } from '../../shell/problems/lazy-part';
import { ProblemScreen } from '../../shell/problems/problem-screen';
import { Screen } from '../../shell/screen/screen';
import {
  ScreenContext,
  type CurrentScreen,
  type ScreenProps,
} from '../../shell/screen/screen-context';
import { Text } from '../../ui/heading';
import { guarded } from './route-load-error';
import { readsOf } from './screen-reads';
import { preloadScreen, signedInScreen } from './signed-in-screens';
import { WaitingScreen } from '../../shell/screen/waiting-screen';

const KeptItemsLeft = lazyPart(async () => (await import('./kept-items-left')).KeptItemsLeft);

/** Gets ready what the screens that usually follow are drawn with, one after another, while the applicant reads. */
function Preload({
  screen,
  flow,
  application,
  children,
}: {
  readonly screen: InnerScreenId;
  readonly flow: Flow;
  readonly application: Application | null;
  readonly children: ReactNode;
}) {
  useEffect(() => {
    let left = false;
    const timer = window.setTimeout(async () => {
      for (const next of likelyNext(screen, flow, application)) {
        if (!left) await preloadScreen(next);
      }
      if (!left) prepareFormats();
    }, 500);
    return () => {
      left = true;
      window.clearTimeout(timer);
    };
  }, [screen, flow, application]);
  return children;
}

/** As long as a screen without its code, or without what it reads, would at least be waited for, ms. */
const STEP_PATIENCE = 300;

/** Asks for the code of a screen that is about to be gone to, and for what it reads. Resolves with all of it. */
async function prepareScreen(client: ApolloClient, screen: ScreenId, flow: Flow): Promise<void> {
  if (isSignInScreen(screen)) return;
  await Promise.all([preloadScreen(screen), readAhead(client, readsOf(screen, flow))]);
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
 * The applicant, whom the first screen is drawn for in slices: its drawing at once holds a slow phone up for long.
 * Whoever changes later is seen at once.
 */
function useDrawnInSlices(applicant: Applicant | null): Applicant | null {
  const isThere = useDeferredValue(applicant !== null);
  return isThere ? applicant : null;
}

/** The screen that was decided for, drawn with what it is about alone: that the applicant is read again draws none of it. */
const DecidedScreen = memo(function DecidedScreen({
  screen,
  itemsLeft,
  ...props
}: ScreenProps & { readonly screen: InnerScreenId; readonly itemsLeft: boolean }) {
  const { flow } = props;
  const { application } = props.applicant;
  const { id: program } = useBrand();
  const Component = signedInScreen(screen);
  const current = useMemo(
    (): CurrentScreen => ({
      id: screen,
      flow,
      dates: stepDates(application, flow),
      security: securityOf(application?.program, program),
    }),
    [screen, flow, application, program],
  );
  return (
    <ScreenContext value={current}>
      <Preload {...{ screen, flow, application }}>
        <Component {...props} />
        {itemsLeft && <KeptItemsLeft />}
      </Preload>
    </ScreenContext>
  );
});

const NAME = ['User.firstName', 'User.lastName'] as const;

/** A route with what its screen was drawn with. */
interface Drawn {
  readonly route: Route | null;
  readonly applicant: Applicant;
}

/** Loads the applicant, then shows what the journey decides for a route, or leads on. */
export function ScreenGate({ route }: { readonly route: Route | null }) {
  const { id: program } = useBrand();
  const { value, loading, problem, refetch } = useApplicant();
  const failed = useAtomValue(failedFieldsAtom);
  const applicant = useDrawnInSlices(value);
  useKnownPerson(applicant);
  useOnboarding(applicant);
  useRequestedModal(applicant);
  const [shownRoute, setShownRoute] = useState<Route | null>();
  const search = useSearch();
  const { flow } = programDefinition(program);
  const client = useApolloClient();
  const drawn = useRef<Drawn | null>(null);
  const [left, setLeft] = useState<Drawn | null>(null);
  /** Whether what a form has changed could not be read: what is known is of before. */
  const [unread, setUnread] = useState(false);
  const session = useSessionVersion();
  useEffect(() => setUnread(false), [session]);
  const shownAt = useRef(route);
  const readAgain = useCallback(
    async (leadsTo?: ScreenId | null) => {
      const prepared = leadsTo && prepareScreen(client, leadsTo, flow);
      const from = shownAt.current;
      // Person and application come in answers of their own: neither is drawn without the other.
      setLeft(drawn.current);
      // A phone loses a request now and then: what was sent is not called unread for one.
      const again = (await refetch()) ?? (await refetch());
      await Promise.race([prepared, new Promise((end) => setTimeout(end, STEP_PATIENCE))]);
      // What takes the place of what was pressed has the focus.
      if (again === null && from === shownAt.current) requestHeadingFocus();
      const isUnread = again === null;
      const draw = (): void => {
        setLeft(null);
        setUnread(isUnread);
      };
      // Whoever leads elsewhere does so in this task: React draws both at once. Others go on with what is drawn.
      if (leadsTo) draw();
      else flushSync(draw);
      // Whoever has gone elsewhere meanwhile is led nowhere.
      if (from !== shownAt.current) await new Promise(() => undefined);
    },
    [client, refetch, flow],
  );
  const ended = refusalCode(problem) === 'UNAUTHENTICATED';
  useSamePerson(applicant?.user.id ?? null);

  // A screen that is left is not drawn with an answer that only the next one is about, nor without one.
  const held = left?.route === route ? left.applicant : null;
  const shown = held ?? (unread ? null : applicant);
  useLayoutEffect(() => {
    shownAt.current = route;
    drawn.current = shown && { route, applicant: shown };
  }, [route, shown]);

  if (shown === null) {
    if (unread || (value === null && !loading && problem !== null)) {
      const screen = screenAt(route, flow);
      const id = screen ?? 'home';
      return (
        <ScreenContext value={{ id, flow }}>
          {ended ? (
            // Its modal says so; the page under it waits for nothing.
            <Screen heading={unreadHeading(screen)} loaded={false}>
              <Text>Log in again to continue.</Text>
            </Screen>
          ) : (
            <ProblemScreen
              problem={problem ?? { kind: 'failed' }}
              name={unreadHeading(screen)}
              othersCome={false}
              onRetry={() => void readAgain()}
            />
          )}
        </ScreenContext>
      );
    }
    return (
      <ScreenContext value={{ id: screenAt(route, flow) ?? 'home', flow }}>
        <WaitingScreen onRetry={() => void refetch()} />
      </ScreenContext>
    );
  }

  const { user, application } = shown;
  const isFailed = (field: string): boolean => failed.has(field);
  const decision = guarded(() =>
    decideScreen({
      route,
      search,
      flow,
      status: application?.status ?? null,
      hasName:
        user.firstName !== null || user.lastName !== null || NAME.some((field) => isFailed(field)),
      keptItems: keptItemsWait(),
      isShown: shownRoute === route,
    }),
  );
  if (decision.kind === 'redirect') return <Redirect to={decision.to} replace />;
  if (shownRoute !== route) setShownRoute(route);

  const { screen, itemsLeft } = decision;
  if (NEEDED_FIELDS[screen]?.some((field) => isFailed(field))) {
    return (
      <ScreenContext value={{ id: screen, flow }}>
        <ProblemScreen
          problem={{ kind: 'failed' }}
          name={unreadHeading(screen)}
          othersCome={false}
          onRetry={() => {
            forgetFailedFields();
            void readAgain();
          }}
        />
      </ScreenContext>
    );
  }
  return (
    <DecidedScreen
      screen={screen}
      itemsLeft={itemsLeft}
      applicant={shown}
      flow={flow}
      refetch={readAgain}
    />
  );
}
