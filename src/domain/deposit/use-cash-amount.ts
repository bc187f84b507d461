import { GetCashAmountDocument } from '../../contract/generated/documents';
import { useRead, type Read } from '../../services/data/use-read';
import type { CashAmount } from './use-deposit';

/** The amounts of a cash-secured application (getCashAmount, spec 7). `skip` where there is none to have them. */
export function useCashAmount({
  skip = false,
}: { readonly skip?: boolean } = {}): Read<CashAmount> {
  return useRead(GetCashAmountDocument, {
    select: ({ currentUser }) => currentUser?.creditApplication?.cashAmount,
    fetchPolicy: 'cache-and-network',
    skip,
  });
}
