import type { OperationProblem } from '../../../services/data/operation-error';
import type { FieldRefusal } from '../../../forms/fields/refused-fields';

/** Maps fields of the data API to form fields and their messages. */
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

/**
 * Returns the message for a refused field, `source` if the account or card as such was refused, or
 * null.
 */
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

export type RefusalOutcome =
  /** The applicant enters the account or card again. */
  | { readonly kind: 'source' }
  /** The applicant corrects a field, which shows why. */
  | ({ readonly kind: 'field' } & FieldRefusal)
  /** A message above the button says what to do. */
  | { readonly kind: 'problem' };

export function refusalOutcome(field: FieldRefusal | 'source' | null): RefusalOutcome {
  if (field === 'source') return { kind: 'source' };
  return field === null ? { kind: 'problem' } : { kind: 'field', ...field };
}
