import { useState } from 'react';
import { Redirect } from 'wouter';
import { destinationPath } from '../../../catalogue/status-routes';
import { useDeposit, type Deposit } from '../../../domain/deposit/use-deposit';
import { useStoredDraft } from '../../../forms/use-draft';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import { PendingScreen } from '../../../shell/problems/pending';
import { Screen } from '../../../shell/screen/screen';
import type { ScreenProps } from '../../../shell/screen/screen-context';
import { UpdatedApplication } from '../../../shell/status/updated-application';
import { useStatusPolling } from '../../../domain/application/use-status-polling';
import { ManageSchedule } from './manage-schedule';
import { ScheduleForm } from './schedule-form';
import { goalOf } from './schedule-schema';

/** Whether a scheduled deposit is in progress, so that the page polls. */
function isMoving(deposit: Deposit | null): boolean {
  return deposit?.schedule?.deposits.some(({ status }) => status === 'PROCESSING') ?? false;
}

export function FundOverTimeScreen({ applicant, flow, refetch: refetchApplicant }: ScreenProps) {
  const { user } = applicant;
  const { pathOf } = useNavigation();
  const onFile = useDeposit();
  const { value: deposit, refetch } = onFile;
  const draft = useStoredDraft(user.id);
  const [entered] = useState(applicant.application?.status);
  const [existed, setExisted] = useState(false);
  useStatusPolling(isMoving(deposit), refetch);
  const cash = deposit?.cash ?? null;
  const goal = cash && goalOf(cash);

  if (deposit === null || cash === null || !draft.ready) {
    return <PendingScreen read={onFile} />;
  }
  const { schedule } = deposit;
  const paused = deposit.status !== 'OFFER_DECISION_NEEDED';
  if (goal === null) return <Redirect to={pathOf('payment-selection')} replace />;
  const complete = cash.received >= goal.deposit;
  if (schedule?.status === 'ACTIVE' && !complete) {
    return <ManageSchedule {...{ deposit, schedule, goal, refetch, existed }} />;
  }
  // Applies only to changes while the page is open. Otherwise the status redirects.
  if (paused && entered !== 'OFFER_DECISION_NEEDED') {
    return <Redirect to={destinationPath(flow, deposit.status)} replace />;
  }
  if (paused) {
    return (
      <Screen>
        <UpdatedApplication status={deposit.status} />
      </Screen>
    );
  }
  if (cash.remaining === 0) return <Redirect to={pathOf('verify-payment')} replace />;
  return (
    <ScheduleForm
      user={user}
      deposit={deposit}
      goal={goal}
      draft={draft.answers}
      refetch={refetch}
      refetchApplicant={refetchApplicant}
      onExists={setExisted}
    />
  );
}
