import { useController } from 'react-hook-form';
import { css } from '../../../../styled-system/css';
import type { CardToken } from '../frame/messages';
import { ACCOUNT_TYPES } from './bank-account';
import { FormTextField } from '../../../forms/form-fields';
import { Button } from '../../../ui/button';
import { Text } from '../../../ui/heading';
import { RadioCards, type RadioOption } from '../../../ui/radio-field';
import { Card, Stack } from '../../../ui/stack';
import { CardFrame } from '../frame/card-frame';
import type { CardFrameState } from '../frame/use-card-frame';
import { METHODS } from './method-schema';
import { ChoicePicture } from '../../../ui/pictures/pen';
import { BankPicture, DebitCardPicture } from '../../../ui/pictures/payment-pictures';

function FormRadios(props: {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly RadioOption[];
}) {
  const { field, fieldState } = useController({ name: props.name });
  return (
    <RadioCards
      {...props}
      columns={props.options.every(({ description }) => description === undefined)}
      value={typeof field.value === 'string' ? field.value : ''}
      onValueChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
}

function BankFields() {
  return (
    <>
      <FormRadios name="accountType" legend="Account type" options={ACCOUNT_TYPES} />
      <FormTextField
        name="routingNumber"
        label="Routing number"
        hint="9 digits, at the bottom left of a check"
        autoComplete="off"
        inputMode="numeric"
        width="half"
        spellCheck={false}
      />
      <FormTextField
        name="accountNumber"
        label="Account number"
        hint="4 to 17 digits"
        autoComplete="off"
        inputMode="numeric"
        width="half"
        spellCheck={false}
      />
      <FormTextField
        name="accountName"
        label="Name on account"
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
      />
    </>
  );
}

const cardRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  fontVariantNumeric: 'tabular-nums',
});

function KnownCard({ card, onChange }: { readonly card: CardToken; onChange(): void }) {
  return (
    <Card>
      <div className={cardRow}>
        <span>Debit card ••{card.lastFour}</span>
        <Button variant="tertiary" size="small" flush="end" onClick={onChange}>
          Use Another Card
        </Button>
      </div>
    </Card>
  );
}

const PICTURES = { BANK_ACCOUNT: BankPicture, DEBIT_CARD: DebitCardPicture } as const;
const METHOD_OPTIONS = METHODS.map(({ value, label, description }) => ({
  value,
  label,
  description,
  icon: <ChoicePicture of={PICTURES[value]} />,
}));

export interface MethodFieldsProps {
  readonly method: string;
  readonly frame: CardFrameState;
  readonly card: CardToken | null;
  onChangeCard(): void;
}

export function MethodFields({ method, frame, card, onChangeCard }: MethodFieldsProps) {
  return (
    <Stack gap={6}>
      <FormRadios name="method" legend="How would you like to pay?" options={METHOD_OPTIONS} />
      <Text tone="muted">
        Use an account in your own name. We don’t accept credit cards, prepaid cards or cash.
      </Text>
      {method === 'BANK_ACCOUNT' && <BankFields />}
      {method === 'DEBIT_CARD' && card === null && <CardFrame state={frame} />}
      {method === 'DEBIT_CARD' && card !== null && (
        <KnownCard card={card} onChange={onChangeCard} />
      )}
    </Stack>
  );
}
