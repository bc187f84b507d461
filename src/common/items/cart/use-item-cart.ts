import { useQuery } from '@apollo/client/react';
import { GetItemCartDocument, type GetItemCartQuery } from '../../../contract/generated/documents';
import { readProblem, type OperationProblem } from '../../../services/data/operation-error';

type CartApplication = NonNullable<
  NonNullable<GetItemCartQuery['currentUser']>['creditApplication']
>;

/** The cart of the open application. Amounts are cents. */
export type ItemCart = NonNullable<CartApplication['itemCart']>;

/** An item of the cart. */
export type CartItem = ItemCart['items'][number];

/** Reads the cart, from the cache at once and then anew. */
export function useItemCart({ skip = false }: { readonly skip?: boolean } = {}): {
  /** Null where there is no application, or one without items. */
  readonly cart: ItemCart | null;
  readonly applicationId: string | null;
  readonly loading: boolean;
  readonly problem: OperationProblem | null;
  refetch(): Promise<ItemCart | null>;
} {
  const { data, error, loading, refetch } = useQuery(GetItemCartDocument, {
    fetchPolicy: 'cache-and-network',
    skip,
  });
  const user = data?.currentUser;
  const application = user?.creditApplication as CartApplication | null | undefined;
  return {
    cart: application?.itemCart ?? null,
    applicationId: application?.id ?? null,
    loading: loading && data === undefined,
    problem: skip || user ? null : readProblem({ error, loading }, user),
    refetch: async () => {
      const answer = await refetch().catch(() => null);
      const read = answer?.data?.currentUser?.creditApplication as
        CartApplication | null | undefined;
      return read?.itemCart ?? null;
    },
  };
}
