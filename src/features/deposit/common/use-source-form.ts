import { useRef, useState } from 'react';
import { useWatch, type DefaultValues } from 'react-hook-form';
import type * as v from 'valibot';
import type { CardToken } from '../frame/messages';
import { usePortalForm, type PortalForm } from '../../../forms/use-portal-form';
import { useCardFrame } from '../frame/use-card-frame';
import type { MethodFieldsProps } from './method-fields';
import {
  bankSource,
  type MethodSchema,
  type MethodValues,
  type PaymentSource,
} from './method-schema';

type CheckedMethod = v.InferOutput<typeof MethodSchema>;

export interface SourceForm<Values extends MethodValues, Checked extends CheckedMethod> {
  readonly portalForm: PortalForm<Values, Checked>;
  readonly fields: MethodFieldsProps;
  /** Whether the frame is exchanging the card for a token. The button waits. */
  readonly busy: boolean;
  readonly formElement: React.RefObject<HTMLFormElement | null>;
  forgetCard(): void;
}

/** Calls `onChosen` with the form's values once the card has a token. */
export function useSourceForm<Values extends MethodValues, Checked extends CheckedMethod>(options: {
  readonly schema: v.GenericSchema<Values, Checked>;
  readonly defaultValues: DefaultValues<Values>;
  onChosen(source: PaymentSource, checked: Checked): void;
}): SourceForm<Values, Checked> {
  const { schema, defaultValues, onChosen } = options;
  const formElement = useRef<HTMLFormElement>(null);
  const [card, setCard] = useState<CardToken | null>(null);
  const currentCard = useRef<CardToken | null>(null);
  const hold = (next: CardToken | null): void => {
    currentCard.current = next;
    setCard(next);
  };

  const portalForm = usePortalForm<Values, Checked>({
    schema,
    defaultValues,
    onSubmit: (checked) => {
      const bank = bankSource(checked);
      if (bank !== null) onChosen(bank, checked);
      else if (currentCard.current !== null)
        onChosen({ kind: 'card', card: currentCard.current }, checked);
      else frame.submit();
    },
  });
  const method = useWatch({
    control: portalForm.form.control,
    compute: (values: Values) => values.method,
  });
  const frame = useCardFrame({
    shown: method === 'DEBIT_CARD' && card === null,
    onCard: (next) => {
      hold(next);
      // Enter in the frame submits without a click on the button: validate the other fields, too.
      formElement.current?.requestSubmit();
    },
  });

  return {
    portalForm,
    fields: { method, frame, card, onChangeCard: () => hold(null) },
    busy: frame.phase === 'queued' || frame.phase === 'exchanging',
    formElement,
    forgetCard: () => hold(null),
  };
}
