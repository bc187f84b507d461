import { useApolloClient } from '@apollo/client/react';
import { useAtomValue } from 'jotai';
import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Redirect, useSearch } from 'wouter';
import type { Flow } from '../../catalogue/flows';
import { decideScreen, screenAt } from '../../catalogue/journey/decide-screen';
import { unreadHeading } from '../../catalogue/journey/unread-heading';
import { NEEDED_FIELDS } from '../../catalogue/needed-fields';
import { programDefinition } from '../../catalogue/programs';
import type { Route } from '../../catalogue/routes';
import { hasVisitorChoice } from '../../domain/application/visitor-choice';
import { useBrand } from '../../domain/program/use-brand';
import { failedFieldsAtom, forgetFailedFields } from '../../services/data/failed-fields';
import { useApplicant, type Applicant } from '../../services/data/use-applicant';
import { sessionVersion, useSessionVersion } from '../../services/session/session-version';
import { requestHeadingFocus } from '../../shell/screen/pending-focus';
import { ScreenContext } from '../../shell/screen/screen-context';
import { WaitingScreen } from '../../shell/screen/waiting-screen';
import { useOnboarding } from '../dialogs/use-onboarding';
import { useRequestedModal } from '../dialogs/use-requested-modal';
import { useSamePerson } from '../session/use-same-person';
import { DecidedScreen } from './decided-screen';
import { guarded } from './route-load-error';
import { preloadScreenWithData } from './signed-in-screens';
import { UnreadScreen } from './unread-screen';
import { useKnownPerson } from './use-known-person';

interface EnteredRouteProps {
  readonly route: Route | null;
  readonly flow: Flow;
  readonly applicant: Applicant;
  refetch(): Promise<void>;
}

const NAME = ['User.firstName', 'User.lastName'] as const;

/** Decides on entry only: a later status must not close a screen in use. */
function EnteredRoute({ route, flow, applicant, refetch: refetchApplicant }: EnteredRouteProps) {
  const search = useSearch();
  const failed = useAtomValue(failedFieldsAtom);
  const isFailed = (field: string): boolean => failed.has(field);
  const [entry] = useState(() => {
    const { user, application } = applicant;
    const hasName = user.firstName !== null || user.lastName !== null || NAME.some(isFailed);
    const status = application?.status ?? null;
    const hasSavedChoice = hasVisitorChoice(flow);
    return guarded(() =>
      decideScreen({ route, search, flow, status, hasName, hasSavedChoice, isShown: false }),
    );
  });
  // During a refetch the screen keeps its data: the new status may belong to the next screen.
  const [frozen, setFrozen] = useState<Applicant | null>(null);
  const shown = frozen ?? applicant;
  const latest = useRef(shown);
  useLayoutEffect(() => {
    latest.current = shown;
  }, [shown]);
  const refetch = useCallback(async () => {
    setFrozen(latest.current);
    await refetchApplicant();
    // Renders a navigation first that follows the refetch: it unmounts this route.
    startTransition(() => setFrozen(null));
  }, [refetchApplicant]);

  if (entry.kind === 'redirect') return <Redirect to={entry.to} replace />;
  const { screen, choiceLeft } = entry;
  if (NEEDED_FIELDS[screen]?.some(isFailed)) {
    const retry = (): void => {
      forgetFailedFields();
      void refetch();
    };
    return (
      <ScreenContext value={{ id: screen, flow }}>
        <UnreadScreen problem={{ kind: 'failed' }} name={unreadHeading(screen)} onRetry={retry} />
      </ScreenContext>
    );
  }
  return (
    <DecidedScreen
      screen={screen}
      choiceLeft={choiceLeft}
      applicant={shown}
      flow={flow}
      refetch={refetch}
    />
  );
}

export function ScreenGate({ route }: { readonly route: Route | null }) {
  const { flow } = programDefinition(useBrand().id);
  const { value: applicant, loading, problem, refetch } = useApplicant();
  const client = useApolloClient();
  const session = useSessionVersion();
  /** Session in which refetching the applicant after a change failed. */
  const [unreadIn, setUnreadIn] = useState<number | null>(null);
  const refetchAfterChange = useCallback(async () => {
    // Retry once: phones lose a request now and then.
    const isRead = (await refetch()).problem === null || (await refetch()).problem === null;
    if (!isRead) requestHeadingFocus();
    setUnreadIn(isRead ? null : sessionVersion());
  }, [refetch]);
  useKnownPerson(applicant);
  useRequestedModal(applicant);
  useSamePerson(applicant?.user.id ?? null, refetchAfterChange);

  const screen = screenAt(route, flow);
  useOnboarding(screen, applicant);
  const isFirst = applicant === null;
  useEffect(() => {
    if (isFirst && screen !== null) void preloadScreenWithData(screen, client);
  }, [isFirst, screen, client]);

  const isUnread = unreadIn === session;
  if (applicant !== null && !isUnread) {
    return (
      <EnteredRoute
        key={route?.path ?? 'not-found'}
        {...{ route, flow, applicant }}
        refetch={refetchAfterChange}
      />
    );
  }
  const isMissing = isUnread || (!loading && problem !== null);
  return (
    <ScreenContext value={{ id: screen ?? 'home', flow }}>
      {isMissing ? (
        <UnreadScreen
          problem={problem ?? { kind: 'failed' }}
          name={unreadHeading(screen)}
          onRetry={() => void refetchAfterChange()}
        />
      ) : (
        <WaitingScreen />
      )}
    </ScreenContext>
  );
}
