import type { ApolloClient } from '@apollo/client';
import { GetItemCartDocument, type GetItemCartQuery } from '../../../contract/generated/documents';
import { useRead, type Read } from '../../../services/data/use-read';

type CartApplication = NonNullable<
  NonNullable<GetItemCartQuery['currentUser']>['creditApplication']
>;

export type ItemCart = NonNullable<CartApplication['itemCart']>;

export type CartItem = ItemCart['items'][number];

/** Both null if there is no application. */
interface ApplicationCart {
  readonly applicationId: string | null;
  readonly cart: ItemCart | null;
}

/** Reads the cache first, then the API. Polls while the page is visible if `pollMs` > 0. */
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

/** Requests the cart while the screen's code loads. */
export const preloadItemCart = (client: ApolloClient): Promise<unknown> =>
  client.query({ query: GetItemCartDocument });
