import { useState, type ReactElement } from 'react';
import { FREQUENCY_TEXT, type DepositGoal } from '../../../domain/deposit/deposit-schedule';
import { methodText } from '../../../contract/payment-words';
import type { Deposit, DepositSchedule } from '../../../domain/deposit/use-deposit';
import { formatCents, formatShortDate } from '../../../domain/text/format';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import { Screen } from '../../../shell/screen/screen';
import { ActionPane } from '../../../ui/action-pane';
import { LinkButton } from '../../../ui/link-button';
import { Button } from '../../../ui/button';
import { Callout } from '../../../ui/callout';
import { Card, Stack } from '../../../ui/stack';
import { creditorToday } from '../../../services/clock';
import { DepositProgress } from '../common/deposit-progress';
import { ChangeAmountDialog } from './change-amount-dialog';
import { DepositTable, type DepositRow } from './deposit-table';
import { planFigure } from './plan-figure';
import { GrowthLine } from './growth-line';
import { ScheduleNews } from './schedule-news';
import { SkipDeposit } from './skip-deposit';
import { StopDeposits } from './stop-deposits';

const STATUS_TEXT: Readonly<Record<DepositSchedule['deposits'][number]['status'], string>> = {
  PLANNED: 'Planned',
  SKIPPED: 'Skipped',
  WAITING: 'Waiting for you',
  PROCESSING: 'On its way',
  RECEIVED: 'Received',
  MISSED: 'Didn’t go through',
};

const STATUS_TONE: Readonly<
  Partial<Record<DepositSchedule['deposits'][number]['status'], DepositRow['tone']>>
> = { RECEIVED: 'good', WAITING: 'bad', MISSED: 'bad' };

export interface ManageScheduleProps {
  readonly deposit: Deposit;
  readonly schedule: DepositSchedule;
  readonly goal: DepositGoal;
  /** Whether another schedule was being set up when this one was found. */
  readonly existed: boolean;
  refetch(): Promise<Deposit | null>;
}

export function ManageSchedule(props: ManageScheduleProps) {
  const { deposit, schedule, goal, existed, refetch } = props;
  const { pathOf } = useNavigation();
  const [changing, setChanging] = useState(false);
  const [skipping, setSkipping] = useState<string | null>(null);
  const { cash } = deposit;
  const paused = deposit.status !== 'OFFER_DECISION_NEEDED';
  const next = schedule.deposits.find(({ status }) => status === 'PLANNED');

  const { deposits } = schedule;
  const rows = deposits.map(({ on, amount, runningTotal, status }): DepositRow => ({
    on,
    amount,
    runningTotal,
    note: STATUS_TEXT[status],
    tone: STATUS_TONE[status],
    onSkip: status === 'PLANNED' ? setSkipping : undefined,
  }));
  const plotted = deposits
    .filter(({ status }) => status !== 'SKIPPED' && status !== 'MISSED')
    .map(({ on, runningTotal, status }) => ({ on, runningTotal, isHere: status === 'RECEIVED' }));
  const missed = deposits.filter(({ status }) => status === 'MISSED').map(({ on }) => on);
  const another = paused || cash.remaining === 0 ? null : pathOf('fund-now');
  // A payment that waits for the applicant comes first.
  const unconfirmed = paused || cash.waiting === 0 ? null : pathOf('verify-payment');
  /** In order of importance; the first is the primary button. */
  const steps = ({ small }: { readonly small: boolean }): readonly ReactElement[] => {
    const size = small ? 'small' : undefined;
    const first = unconfirmed === null ? 'primary' : 'secondary';
    return [
      ...(unconfirmed === null
        ? []
        : [
            <LinkButton key="confirm" href={unconfirmed} size={size}>
              Confirm My Payment
            </LinkButton>,
          ]),
      ...(another === null
        ? []
        : [
            <LinkButton key="another" href={another} variant={first} size={size}>
              Make Another Deposit
            </LinkButton>,
          ]),
      ...(next === undefined
        ? []
        : [
            <Button
              key="change"
              variant={another === null ? first : 'secondary'}
              size={size}
              onClick={() => setChanging(true)}
            >
              Change Amount
            </Button>,
          ]),
    ];
  };

  return (
    <Screen
      heading="Your scheduled deposits"
      lead={`${formatCents(schedule.amount)} ${FREQUENCY_TEXT[schedule.frequency]} from your ${methodText(schedule.method, schedule.lastFour)}.`}
      aside={
        <ActionPane
          label="Your schedule"
          figure={
            // A paused schedule has no next deposit.
            next === undefined || paused
              ? planFigure({ ...goal, received: cash.received })
              : {
                  term: `Next deposit, ${formatShortDate(next.on)}`,
                  value: formatCents(next.amount),
                }
          }
          bar={steps({ small: true })[0] ?? null}
          actions={
            <>
              {steps({ small: false })}
              <StopDeposits schedule={schedule} refetch={refetch} />
            </>
          }
        />
      }
    >
      {existed && (
        <Callout tone="info" live="assertive">
          You already have scheduled deposits (shown below), so we didn’t save new ones.
        </Callout>
      )}
      {paused && (
        <Callout tone="info">
          We’re checking your application. We won’t take any deposits until we’re done.
        </Callout>
      )}
      <ScheduleNews schedule={schedule} deposit={goal.deposit} covered={cash.remaining === 0} />
      <Card>
        <Stack gap={4}>
          <DepositProgress cash={cash} />
          <GrowthLine
            from={schedule.firstOn}
            goal={{ ...goal, received: 0 }}
            deposits={plotted}
            missed={missed}
            today={creditorToday()}
          />
        </Stack>
      </Card>
      {rows.length > 0 && (
        <Card>
          <DepositTable
            title="Your deposits"
            rows={rows}
            completeOn={schedule.completeOn}
            method={schedule.method}
          />
        </Card>
      )}
      {next === undefined && cash.remaining === 0 && (
        <Callout tone="info">
          The rest of your deposit is paid. No more scheduled deposits will be taken.
        </Callout>
      )}
      {skipping !== null && (
        <SkipDeposit
          schedule={schedule}
          goal={goal}
          on={skipping}
          refetch={refetch}
          onClose={() => setSkipping(null)}
        />
      )}
      {changing && next !== undefined && (
        <ChangeAmountDialog
          schedule={schedule}
          goal={goal}
          nextOn={next.on}
          refetch={refetch}
          onClose={() => setChanging(false)}
        />
      )}
    </Screen>
  );
}
