import { css } from '../../../../styled-system/css';
import { securityCodeLength, type CardBrandName } from '../../../catalogue/payment-identifiers';
import { FormTextField } from '../../../forms/form-fields';
import { ZipField } from '../../../forms/sections/zip-field';
import { Text } from '../../../ui/heading';
import { Stack } from '../../../ui/stack';

const BRAND_NAMES: Readonly<Record<CardBrandName, string>> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMERICAN_EXPRESS: 'American Express',
  DISCOVER: 'Discover',
  OTHER: '',
};

// Side by side, if their hints have space: the frame is narrow.
const short = css({
  display: 'grid',
  gap: '6',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10.5rem, 100%), 1fr))',
});

export function CardFields({ brand }: { readonly brand: CardBrandName }) {
  const name = BRAND_NAMES[brand];
  return (
    <Stack gap={6}>
      <FormTextField
        name="number"
        label="Card number"
        hint="Numbers only; spaces are OK"
        autoComplete="cc-number"
        inputMode="numeric"
        spellCheck={false}
        after={<div role="status">{name !== '' && <Text tone="muted">{name}</Text>}</div>}
      />
      <div className={short}>
        <FormTextField
          name="expiry"
          label="Expiration date"
          hint="For example, 08/29"
          autoComplete="cc-exp"
          inputMode="numeric"
          width="zip"
          spellCheck={false}
        />
        <FormTextField
          name="securityCode"
          label="Security code"
          hint={securityCodeLength(brand) === 4 ? '4 digits on the front' : '3 digits on the back'}
          autoComplete="cc-csc"
          inputMode="numeric"
          width="zip"
          spellCheck={false}
        />
      </div>
      <FormTextField name="name" label="Name on card" autoComplete="cc-name" spellCheck={false} />
      <ZipField name="billingZip" label="Billing ZIP code" autoComplete="billing postal-code" />
    </Stack>
  );
}
