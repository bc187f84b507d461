import { GetCashAmountDocument } from '../../contract/generated/documents';
import { useRead, type Read } from '../../services/data/use-read';
import type { CashAmount } from './use-deposit';

/** Reads getCashAmount (spec 7). `skip` if no application can have amounts. */
export function useCashAmount({
  skip = false,
}: { readonly skip?: boolean } = {}): Read<CashAmount> {
  const { value, refetch, ...read } = useRead(GetCashAmountDocument, {
    // Missing amounts aren't a failure.
    select: ({ currentUser }) => currentUser?.creditApplication,
    fetchPolicy: 'cache-and-network',
    skip,
  });
  return {
    ...read,
    value: value?.cashAmount ?? null,
    refetch: async () => (await refetch())?.cashAmount ?? null,
  };
}
