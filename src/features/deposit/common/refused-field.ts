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

/** The message of a refusal at a field; `source` where the whole account or card was refused; else null. */
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

/** What the person has to do after a payment or a schedule was refused. */
export type RefusalOutcome =
  /** The account or card has to be entered again. */
  | { readonly kind: 'source' }
  /** A field has to be corrected, and shows why. */
  | ({ readonly kind: 'field' } & FieldRefusal)
  /** Said above the button. */
  | { readonly kind: 'problem' };

/** What the person has to do after such a refusal. */
export function refusalOutcome(field: FieldRefusal | 'source' | null): RefusalOutcome {
  if (field === 'source') return { kind: 'source' };
  return field === null ? { kind: 'problem' } : { kind: 'field', ...field };
}
