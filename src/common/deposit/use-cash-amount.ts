import { useQuery } from '@apollo/client/react';
import { GetCashAmountDocument, type GetCashAmountQuery } from '../../contract/generated/documents';
import type { CashAmount } from './use-deposit';

/** The amounts of a cash-secured application (getCashAmount, spec 7); null until they are known. */
export function useCashAmount(options: { readonly skip?: boolean } = {}): {
  readonly cash: CashAmount | null;
  readonly loading: boolean;
} {
  const { data, loading } = useQuery(GetCashAmountDocument, {
    fetchPolicy: 'cache-and-network',
    skip: options.skip ?? false,
  });
  const read = data as GetCashAmountQuery | undefined;
  return { cash: read?.currentUser?.creditApplication?.cashAmount ?? null, loading };
}
