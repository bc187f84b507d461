import type { OperationProblem } from '../../../services/data/operation-error';

/** A message that belongs to one field of the form. */
export interface FieldRefusal {
  readonly name: string;
  readonly message: string;
}

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
export function refusedField(problem: OperationProblem | null): FieldRefusal | 'source' | null {
  if (problem?.kind !== 'refused') return null;
  if (problem.code === 'CARD_TOKEN_UNKNOWN') return 'source';
  if (problem.code !== 'FIELD_INVALID') return null;
  const field = problem.field ?? '';
  if (field === 'cardToken' || field === 'bankAccount') return 'source';
  return FIELDS[field] ?? null;
}
