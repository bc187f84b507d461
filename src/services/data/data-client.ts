import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { CurrentUserDocument } from '../../contract/generated/documents';
import { createAnswerLink } from './answer-link';
import { createAuthorizationLink, createEndpointLink } from './endpoint-link';
import { createErrorLink } from './error-link';
import { createRetryLink } from './retry-link';
import { throwError, timeout } from 'rxjs';
import { LIMITS } from '../../catalogue/limits';
import { TimeLimitError } from './operation-error';

declare module '@apollo/client' {
  interface DefaultContext {
    /** Fewer attempts than usual. */
    attempts?: number;
  }
  namespace ApolloClient {
    namespace DeclareDefaultOptions {
      interface WatchQuery {
        errorPolicy: 'all';
      }
      interface Query {
        errorPolicy: 'all';
      }
      interface Mutate {
        errorPolicy: 'all';
      }
    }
  }
}

function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      // One user only, and not all specified queries select an id.
      User: { keyFields: [] },
      Address: { merge: true },
      Draft: { keyFields: ['screen'] },
      // Some queries read all fields, others a part.
      ItemCart: { merge: true },
      // New lists replace old ones.
      CreditApplication: {
        fields: {
          frozenBureaus: { merge: false },
          documentsReceived: { merge: false },
          cashAmount: { merge: true },
          payments: { merge: false },
        },
      },
      DepositSchedule: { fields: { deposits: { merge: false } } },
    },
  });
}

/** Order of links: errors, contract check, time limit, retry, authorization, endpoint. */
export function createDataClient(): ApolloClient {
  const cache = createCache();
  const readUserId = (): string | null =>
    cache.readQuery({ query: CurrentUserDocument, returnPartialData: true })?.currentUser?.id ??
    null;
  return new ApolloClient({
    cache,
    link: ApolloLink.from([
      createErrorLink(readUserId),
      createAnswerLink(),
      createTimeLimitLink(),
      createRetryLink(),
      createAuthorizationLink(),
      createEndpointLink(),
    ]),
    // The browser extension's connection logs an advertisement after 10 s.
    devtools: { enabled: false },
    defaultOptions: {
      watchQuery: { errorPolicy: 'all' },
      query: { errorPolicy: 'all' },
      mutate: { errorPolicy: 'all' },
    },
  });
}

/** Covers all attempts of a call (spec 8). */
export function createTimeLimitLink(): ApolloLink {
  const { limitSec } = LIMITS.answer;
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      timeout({
        first: limitSec * 1000,
        with: () => throwError(() => new TimeLimitError(limitSec)),
      }),
    ),
  );
}
