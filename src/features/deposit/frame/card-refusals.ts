import { securityCodeLength, type CardBrandName } from '../../../catalogue/payment-identifiers';
import type { OperationProblem } from '../../../services/data/operation-error';
import type { FieldRefusal } from '../../../forms/fields/refused-fields';
import { EXPIRED } from './card-schema';

/** Maps fields of the data API to fields of the frame. */
const FIELDS: Readonly<Record<string, FieldRefusal>> = {
  number: { name: 'number', message: 'Check the card number. One or more digits are wrong' },
  expiryMonth: { name: 'expiry', message: EXPIRED },
  expiryYear: { name: 'expiry', message: EXPIRED },
  name: { name: 'name', message: 'Enter the name on the card' },
  billingZip: { name: 'billingZip', message: 'ZIP code must be 5 digits' },
};

/** Returns field and message for a card that the data API refused; null if it names no field. */
export function cardRefusal(problem: OperationProblem, brand: CardBrandName): FieldRefusal | null {
  if (problem.kind !== 'refused') return null;
  switch (problem.code) {
    case 'CARD_UNSUPPORTED':
      return {
        name: 'number',
        message: 'Use a debit card. We can’t accept credit or prepaid cards for your deposit.',
      };
    case 'CARD_EXPIRED':
      return { name: 'expiry', message: EXPIRED };
    case 'CARD_SECURITY_CODE_WRONG':
      return {
        name: 'securityCode',
        message: 'Check the security code. It doesn’t match the card',
      };
    case 'FIELD_INVALID':
      return problem.field === 'securityCode'
        ? {
            name: 'securityCode',
            message: `Security code must be ${securityCodeLength(brand)} digits`,
          }
        : (FIELDS[problem.field ?? ''] ?? null);
    default:
      return null;
  }
}
