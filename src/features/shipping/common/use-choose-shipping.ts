import { ChooseShippingDocument } from '../../../contract/generated/documents';
import type { ShippingMethod } from '../../../contract/generated/types';
import type { CurrentUser } from '../../../services/data/use-applicant';
import type { OperationProblem } from '../../../services/data/operation-error';
import { useOperation } from '../../../services/data/use-operation';
import { addressInput, addressValues } from '../../../forms/fields/address-text';
import { refusedField } from '../../../forms/fields/refused-fields';
import { ADDRESS_CONFIRMED, shipFromAddress } from './ship-from';

/** `at-field`: refused, with a message at a field. */
export type Chosen = 'done' | 'at-field' | 'photos' | 'failed';

function fieldOf(problem: OperationProblem | null): string | null {
  return problem?.kind === 'refused' && problem.code === 'FIELD_INVALID' ? problem.field : null;
}

export function useChooseShipping(options: {
  readonly applicationId: string;
  readonly user: CurrentUser;
  fail(name: string, message: string): void;
}) {
  const { applicationId, user, fail } = options;
  const { run, running, problem, clearProblem } = useOperation(ChooseShippingDocument);

  const choose = async (method: ShippingMethod): Promise<Chosen> => {
    const address = shipFromAddress(user);
    const answer = await run({
      creditApplicationId: applicationId,
      method,
      address: address === null ? null : addressInput(addressValues(address)),
    });
    if (answer.problem === null) return 'done';
    const field = fieldOf(answer.problem);
    if (field === null) return 'failed';
    clearProblem();
    if (field === 'photos') return 'photos';
    const shown = field.replace(/^address\b/, 'shippingAddress');
    const refusal = refusedField(
      { kind: 'refused', code: 'FIELD_INVALID', field: shown },
      address?.state ?? null,
    );
    fail(ADDRESS_CONFIRMED, refusal?.message ?? 'Check your shipping address');
    return 'at-field';
  };

  return { choose, running, problem };
}
