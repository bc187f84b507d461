import type { OperationProblem } from '../../../services/data/operation-error';
import type { FieldRefusal } from '../../../forms/fields/refused-fields';

/** Form fields by the fields of the data API, with the messages of the form's rules. */
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

/** The message for a refused field; `source` if the whole account or card was refused; null for other refusals. */
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

/** The applicant's next step after a payment or a schedule was refused. */
export type RefusalOutcome =
  /** Enter the account or card again. */
  | { readonly kind: 'source' }
  /** Correct a field, which shows why. */
  | ({ readonly kind: 'field' } & FieldRefusal)
  /** Read the message above the button. */
  | { readonly kind: 'problem' };

export function refusalOutcome(field: FieldRefusal | 'source' | null): RefusalOutcome {
  if (field === 'source') return { kind: 'source' };
  return field === null ? { kind: 'problem' } : { kind: 'field', ...field };
}
