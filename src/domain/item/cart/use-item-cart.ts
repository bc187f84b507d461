import type { ApolloClient } from '@apollo/client';
import { GetItemCartDocument, type GetItemCartQuery } from '../../../contract/generated/documents';
import { useRead, type Read } from '../../../services/data/use-read';

type CartApplication = NonNullable<
  NonNullable<GetItemCartQuery['currentUser']>['creditApplication']
>;

/** The cart of the open application. Amounts are cents. */
export type ItemCart = NonNullable<CartApplication['itemCart']>;

/** An item of the cart. */
export type CartItem = ItemCart['items'][number];

/** The open application with its cart; null for both where there is none. */
interface ApplicationCart {
  readonly applicationId: string | null;
  readonly cart: ItemCart | null;
}

/** Reads the cart, from the cache at once and then again. `pollMs` > 0 asks again while the page is visible. */
export function useItemCart({
  pollMs = 0,
}: { readonly pollMs?: number } = {}): Read<ApplicationCart> {
  return useRead(GetItemCartDocument, {
    select: ({ currentUser }) =>
      currentUser && {
        applicationId: currentUser.creditApplication?.id ?? null,
        cart: currentUser.creditApplication?.itemCart ?? null,
      },
    fetchPolicy: 'cache-and-network',
    pollMs,
  });
}

/** Requests the cart while the code of a screen loads. */
export const preloadItemCart = (client: ApolloClient): Promise<unknown> =>
  client.query({ query: GetItemCartDocument });
