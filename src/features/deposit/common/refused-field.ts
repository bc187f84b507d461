import type { OperationProblem } from '../../../services/data/operation-error';
import type { FieldRefusal } from '../../../forms/fields/refused-fields';

/** Field of the data API → field of the form, with what its own rules say. */
const FIELDS: Readonly<Record<string, FieldRefusal>> = {
  firstOn: { name: 'firstOn', message: 'Select a first deposit date' },
  'bankAccount.routingNumber': {
    name: 'routingNumber',
    message: 'Check the routing number. We can’t find a bank with that number',
  },
  'bankAccount.accountNumber': {
    name: 'accountNumber',
    message: 'Account number must be between 4 and 17 digits',
  },
  'bankAccount.name': { name: 'accountName', message: 'Enter the name on the account' },
};

/** What a refusal has to say at a field; `source` where the account or card as a whole is at fault, else null. */
export function refusedPaymentField(
  problem: OperationProblem | null,
): FieldRefusal | 'source' | null {
  if (problem?.kind !== 'refused') return null;
  if (problem.code === 'CARD_TOKEN_UNKNOWN') return 'source';
  if (problem.code !== 'FIELD_INVALID') return null;
  const field = problem.field ?? '';
  if (field === 'cardToken' || field === 'bankAccount') return 'source';
  return FIELDS[field] ?? null;
}

/** What a payment or a schedule that was refused asks of the person. */
export type RefusalOutcome =
  /** The account or card has to be given again. */
  | { readonly kind: 'source' }
  /** Something has to be given again, and is said at its field. */
  | ({ readonly kind: 'field' } & FieldRefusal)
  /** Said above the button. */
  | { readonly kind: 'problem' };

/** What follows from what a refusal has to say at a field. */
export function refusalOutcome(field: FieldRefusal | 'source' | null): RefusalOutcome {
  if (field === 'source') return { kind: 'source' };
  return field === null ? { kind: 'problem' } : { kind: 'field', ...field };
}
