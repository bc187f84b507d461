import { useState } from 'react';
import {
  RecheckCreditReportDocument,
  StartApplicationDocument,
} from '../../contract/generated/documents';
import { clock } from '../../services/clock';
import type { OperationProblem } from '../../services/data/operation-error';
import { useApplicant, type Application } from '../../services/data/use-applicant';
import { useOperation } from '../../services/data/use-operation';
import { signOut } from '../../services/session/sign-out';
import { useBrand } from '../../domain/program/use-brand';
import { formatTime } from '../../domain/text/format';
import { openHelpCenter } from '../help/help-center';
import { useNavigation } from '../navigation/use-navigation';
import { blockingBureaus } from '../../domain/text/information-lists';
import type { StatusAction } from '../../domain/application/status-types';
import type { ScreenProps } from '../../shell/screen/screen-context';

/** For actions whose result the screen doesn't show. */
export interface StatusMessage {
  readonly tone: 'info' | 'warning';
  readonly text: string;
}

function unreadable(problem: OperationProblem | null): string {
  return problem?.kind === 'offline'
    ? 'You appear to be offline. Reconnect, then try again.'
    : 'We can’t load this right now. Something went wrong on our side. Your information is saved.';
}

/** Run something, unlike links. */
export type DoneKind = Exclude<StatusAction['kind'], 'screen' | 'notice'>;

export interface StatusActionRunner {
  perform(kind: DoneKind): void;
  readonly running: DoneKind | null;
  readonly message: StatusMessage | null;
  readonly problem: OperationProblem | null;
  /** Whether to confirm a new application. */
  readonly isConfirmingNewApplication: boolean;
  answerApplyAgain(starts: boolean): void;
}

/**
 * `onFresh` gets the application if a refetch shows a change; `refetch` reads the applicant after a
 * new application was started.
 */
export function useStatusActions(options: {
  readonly application: Application | null;
  readonly refetch: ScreenProps['refetch'];
  onFresh(application: Application): void;
}): StatusActionRunner {
  const { application, refetch, onFresh } = options;
  const [running, setRunning] = useState<DoneKind | null>(null);
  const [message, setMessage] = useState<StatusMessage | null>(null);
  const [problem, setProblem] = useState<OperationProblem | null>(null);
  const { id: program } = useBrand();
  const { goByStatus } = useNavigation();
  const { refetch: refetchApplication } = useApplicant();
  const recheck = useOperation(RecheckCreditReportDocument);
  const start = useOperation(StartApplicationDocument);

  const showStillFrozen = (): void => {
    const bureaus = blockingBureaus(application?.frozenBureaus ?? []);
    setMessage({
      tone: 'warning',
      text: `We still can’t see your report at ${bureaus}. Lifting a freeze can take up to an hour.`,
    });
  };

  const refreshStatus = async (): Promise<void> => {
    const fresh = await refetchApplication();
    if (fresh.application === null) {
      setMessage({ tone: 'warning', text: unreadable(fresh.problem) });
    } else if (
      fresh.application.status === application?.status &&
      fresh.application.updatedAt === application.updatedAt
    ) {
      const time = formatTime(clock.date().toISOString());
      setMessage({ tone: 'info', text: `Nothing has changed yet. We checked at ${time}.` });
    } else {
      onFresh(fresh.application);
    }
  };

  const recheckReport = async (): Promise<void> => {
    if (application === null) return;
    const answer = await recheck.run({ creditApplicationId: application.id });
    if (answer.problem?.kind === 'refused' && answer.problem.code === 'REPORT_STILL_FROZEN') {
      showStillFrozen();
      return;
    }
    if (answer.problem !== null) {
      setProblem(answer.problem);
      return;
    }
    const fresh = await refetchApplication();
    if (fresh.application === null) {
      setMessage({ tone: 'warning', text: unreadable(fresh.problem) });
    } else if (fresh.application.status === 'CREDIT_FREEZE') showStillFrozen();
    else onFresh(fresh.application);
  };

  const startAgain = async (): Promise<void> => {
    const answer = await start.run({ program });
    if (answer.problem !== null || answer.data === null) {
      setProblem(answer.problem ?? { kind: 'failed' });
      return;
    }
    const status = answer.data.startApplication?.status;
    await refetch();
    goByStatus(status);
  };

  const [isConfirmingNewApplication, setConfirmingNewApplication] = useState(false);
  const work: Readonly<Record<DoneKind, () => void | Promise<void>>> = {
    'apply-again': () => setConfirmingNewApplication(true),
    refresh: refreshStatus,
    recheck: recheckReport,
    'start-again': startAgain,
    contact: () => openHelpCenter(),
    'sign-in': signOut,
  };

  const perform = (kind: DoneKind): void => {
    setMessage(null);
    setProblem(null);
    setRunning(kind);
    void Promise.resolve(work[kind]()).finally(() => setRunning(null));
  };
  return {
    running,
    message,
    problem,
    perform,
    isConfirmingNewApplication,
    answerApplyAgain: (starts) => {
      setConfirmingNewApplication(false);
      if (starts) perform('start-again');
    },
  };
}
