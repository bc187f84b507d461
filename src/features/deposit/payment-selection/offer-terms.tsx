import { termFigures } from '../../../catalogue/rate-table';
import { programTerms } from '../../../catalogue/terms';
import { useBrand } from '../../../domain/program/use-brand';
import type { CashAmount } from '../../../domain/deposit/use-deposit';
import { DeadlineTime } from '../../../domain/text/deadline-time';
import { formatCents, formatPercent } from '../../../domain/text/format';
import type { Offer } from '../../../domain/offer/offer-state';
import { KeyFacts } from '../../../ui/key-facts';
import { Card } from '../../../ui/stack';

/**
 * Returns the unpaid part of the deposit, cents. A payment that waits for the applicant counts as
 * unpaid.
 */
function depositDue({ deposit, received, onTheWay }: CashAmount): number | null {
  return deposit === null ? null : Math.max(0, deposit - received - onTheWay);
}

/** Returns the offered line, or the chosen one before there are terms. */
export function offeredLine(
  cash: CashAmount,
  offer: Offer | null,
): { term: string; value: string } {
  return {
    term: 'Credit line',
    value: formatCents(offer?.creditLine ?? cash.creditLine ?? 0),
  };
}

/** Before there are terms, shows those that apply to everyone. */
export function OfferTerms({
  cash,
  offer,
}: {
  readonly cash: CashAmount;
  readonly offer: Offer | null;
}) {
  const { aprRange } = termFigures(programTerms(useBrand().id));
  const line = offer?.creditLine ?? cash.creditLine ?? 0;
  const figure = offeredLine(cash, offer);
  const apr =
    offer === null ? `${aprRange} variable` : `${formatPercent(offer.purchaseApr)} variable`;
  return (
    <Card>
      <KeyFacts
        items={[
          { term: figure.term, description: figure.value, emphasis: true, bleed: true },
          { term: 'Deposit due', description: formatCents(depositDue(cash) ?? line) },
          { term: 'Purchase APR', description: apr },
          { term: 'Annual fee', description: formatCents(offer?.annualFee ?? cash.annualFee) },
          ...(offer === null
            ? []
            : [{ term: 'Offer ends', description: <DeadlineTime at={offer.expiresAt} /> }]),
        ]}
      />
    </Card>
  );
}
