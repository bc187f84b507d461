import { Link } from 'wouter';
import type { Deposit } from '../../../common/deposit/use-deposit';
import { useNavigation } from '../../../common/navigation/use-navigation';
import type { Offer } from '../../../common/offer/offer-state';
import { Screen } from '../../../common/screen/screen';
import type { ScreenId } from '../../../catalogue/screens';
import { ButtonLink } from '../../../ui/button';
import { Actions, Card } from '../../../ui/stack';
import { DepositProgress } from '../common/deposit-progress';
import { OfferTerms } from './offer-terms';

interface Step {
  readonly screen: ScreenId;
  readonly label: string;
}

function stepsOf({ cash, schedule }: Deposit): readonly Step[] {
  const complete = cash.remaining === 0;
  const spread = schedule?.status === 'ACTIVE';
  return [
    ...(complete ? [{ screen: 'verify-payment', label: 'See My Deposit' } as const] : []),
    ...(spread ? [{ screen: 'fund-over-time', label: 'Manage My Deposits' } as const] : []),
    ...(complete ? [] : [{ screen: 'fund-now', label: 'Make Another Deposit' } as const]),
    ...(complete || spread
      ? []
      : [{ screen: 'fund-over-time', label: 'Spread Out the Rest' } as const]),
    { screen: 'cancel-offer', label: 'Decline Offer' },
  ];
}

/** Part of the deposit is there or on its way: how much, and what can be done about the rest. */
export function FundingProgress({
  deposit,
  offer,
}: {
  readonly deposit: Deposit;
  readonly offer: Offer | null;
}) {
  const { pathOf } = useNavigation();
  return (
    <Screen heading="How would you like to fund your card?">
      <Card>
        <DepositProgress cash={deposit.cash} />
      </Card>
      <Actions>
        {stepsOf(deposit).map(({ screen, label }, index) => (
          <Link key={label} href={pathOf(screen)} asChild>
            <ButtonLink variant={index === 0 ? 'primary' : 'secondary'} href={pathOf(screen)}>
              {label}
            </ButtonLink>
          </Link>
        ))}
      </Actions>
      <OfferTerms cash={deposit.cash} offer={offer} />
    </Screen>
  );
}
