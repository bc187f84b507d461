import { ConsentsDocument, type ConsentsQuery } from '../../../contract/generated/documents';
import { useRead, type Read } from '../../../services/data/use-read';

export type Consents = NonNullable<ConsentsQuery['currentUser']>['consents'];

/** Always from the network. */
export function useConsents(): Read<Consents> {
  return useRead(ConsentsDocument, {
    select: ({ currentUser }) => currentUser?.consents,
    fetchPolicy: 'cache-and-network',
  });
}
