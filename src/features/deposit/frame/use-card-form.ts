import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { CardBrandName } from '../../../catalogue/payment-identifiers';
import { TokenizeCardDocument } from '../../../contract/generated/documents';
import { refusalCode, type OperationProblem } from '../../../services/data/operation-error';
import { useOperation } from '../../../services/data/use-operation';
import { creditorToday } from '../../../services/clock';
import { usePortalForm, type PortalForm } from '../../../forms/use-portal-form';
import { cardRefusal } from './card-refusals';
import { brandOf, cardSchema, type Card, type Expiry } from './card-schema';
import type { FrameNews } from './use-parent-window';

export interface CardValues {
  number: string;
  expiry: string;
  securityCode: string;
  name: string;
  billingZip: string;
}

const EMPTY: CardValues = { number: '', expiry: '', securityCode: '', name: '', billingZip: '' };

const Schema = cardSchema((): Expiry => {
  const [year, month] = creditorToday().split('-').map(Number);
  return { month: month ?? 1, year: year ?? 0 };
});

/** Submitting exchanges the card for a token. */
export function useCardForm(options: {
  readonly exchanges: boolean;
  post(message: FrameNews): void;
}): {
  readonly portalForm: PortalForm<CardValues, Card>;
  readonly brand: CardBrandName;
  readonly problem: OperationProblem | null;
} {
  const { exchanges, post } = options;
  const exchange = useOperation(TokenizeCardDocument);
  const [problem, setProblem] = useState<OperationProblem | null>(null);

  const send = async ({ number, expiry, ...rest }: Card): Promise<void> => {
    post({ type: 'busy' });
    setProblem(null);
    const { data, problem: found } = await exchange.run({
      input: { ...rest, number, expiryMonth: expiry.month, expiryYear: expiry.year },
    });
    const card = data?.tokenizeCard;
    if (card) {
      form.reset(EMPTY);
      const { token, lastFour } = card;
      post({ type: 'card', token, brand: card.brand, lastFour });
      return;
    }
    if (refusalCode(found) === 'UNAUTHENTICATED') {
      post({ type: 'session-ended' });
      return;
    }
    const refusal = found === null ? null : cardRefusal(found, brandOf(number));
    if (refusal !== null) fail(refusal.name, refusal.message);
    else {
      setProblem(found ?? { kind: 'failed' });
      post({ type: 'refused' });
    }
  };

  const portalForm = usePortalForm<CardValues, Card>({
    schema: Schema,
    defaultValues: EMPTY,
    onSubmit: async (card) => {
      if (exchanges) await send(card);
    },
  });
  const { form, attempt, fail } = portalForm;
  const brand = useWatch({ control: form.control, name: 'number', compute: brandOf });

  useEffect(() => {
    if (attempt > 0) post({ type: 'refused' });
  }, [attempt, post]);

  return { portalForm, brand, problem };
}
