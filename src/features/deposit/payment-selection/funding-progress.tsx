import type { ReactNode } from 'react';
import type { CashAmount, Deposit } from '../../../domain/deposit/use-deposit';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import type { Offer } from '../../../domain/offer/offer-state';
import { Screen, type ScreenFrameProps } from '../../../shell/screen/screen';
import type { ScreenId } from '../../../catalogue/screens';
import { ActionPane } from '../../../ui/action-pane';
import { LinkButton } from '../../../ui/link-button';
import { Card } from '../../../ui/stack';
import { StatusTag } from '../../../ui/status-tag';
import { DepositNews } from '../common/deposit-news';
import { DepositProgress } from '../common/deposit-progress';
import { WaitingForYou } from '../common/waiting-for-you';
import { ScheduleNews } from '../fund-over-time/schedule-news';
import { offeredLine, OfferTerms } from './offer-terms';

const isComplete = ({ received, deposit }: CashAmount): boolean =>
  deposit !== null && received >= deposit;

interface Step {
  readonly screen: ScreenId;
  readonly label: string;
}

function stepsOf({ cash, schedule }: Deposit): readonly Step[] {
  const covered = cash.remaining === 0;
  const spread = schedule?.status === 'ACTIVE';
  const decline = { screen: 'cancel-offer', label: 'Decline Offer' } as const;
  const more = covered ? [] : [{ screen: 'fund-now', label: 'Make Another Deposit' } as const];
  // A missed deposit has to be made up first.
  const missed = schedule?.deposits.some(({ status }) => status === 'MISSED') === true;
  if (isComplete(cash)) return [{ screen: 'verify-payment', label: 'Continue' }, decline];
  return [
    ...(cash.waiting > 0
      ? [{ screen: 'verify-payment', label: 'Confirm My Payment' } as const]
      : []),
    ...(covered && cash.waiting === 0
      ? [{ screen: 'verify-payment', label: 'See My Deposit' } as const]
      : []),
    ...(missed ? more : []),
    ...(spread ? [{ screen: 'fund-over-time', label: 'Manage My Deposits' } as const] : []),
    ...(missed ? [] : more),
    ...(covered || spread
      ? []
      : [{ screen: 'fund-over-time', label: 'Spread Out the Rest' } as const]),
    decline,
  ];
}

function headOf(cash: CashAmount): Pick<ScreenFrameProps, 'heading' | 'lead' | 'above'> {
  if (isComplete(cash)) {
    return {
      heading: 'Your deposit is here',
      lead: 'Your full deposit has arrived. Continue to accept your offer.',
      above: (
        <StatusTag icon="check" tone="success">
          Received
        </StatusTag>
      ),
    };
  }
  // The applicant has chosen how to fund, so the heading isn't that question.
  return {
    heading: 'Your deposit',
    ...(cash.waiting === 0 ? {} : { above: <WaitingForYou /> }),
  };
}

export function FundingProgress({
  deposit,
  offer,
  notices,
}: {
  readonly deposit: Deposit;
  readonly offer: Offer | null;
  readonly notices: ReactNode;
}) {
  const { pathOf } = useNavigation();
  const { cash, schedule } = deposit;
  const steps = stepsOf(deposit);
  return (
    <Screen
      {...headOf(cash)}
      stepOf="payment"
      aside={
        <ActionPane
          label="Your deposit"
          figure={offeredLine(cash, offer)}
          bar={steps.slice(0, 1).map(({ screen, label }) => (
            <LinkButton key={label} href={pathOf(screen)} size="small">
              {label}
            </LinkButton>
          ))}
          actions={steps.map(({ screen, label }, index) => (
            <LinkButton
              key={label}
              href={pathOf(screen)}
              variant={index === 0 ? 'primary' : 'secondary'}
            >
              {label}
            </LinkButton>
          ))}
        />
      }
    >
      <DepositNews deposit={deposit} />
      {schedule?.status === 'ACTIVE' && cash.deposit !== null && !isComplete(cash) && (
        <ScheduleNews schedule={schedule} deposit={cash.deposit} covered={cash.remaining === 0} />
      )}
      <Card>
        <DepositProgress cash={cash} />
      </Card>
      <OfferTerms cash={cash} offer={offer} />
      {notices}
    </Screen>
  );
}
