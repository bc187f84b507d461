import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import type { Cache } from '@apollo/client/cache';
import { CurrentUserDocument } from '../../contract/generated/documents';
import { createAnswerLink } from './answer-link';
import { createAuthorizationLink, createEndpointLink } from './endpoint-link';
import { createErrorLink } from './error-link';
import { keptWhole } from './kept-whole';
import { createRetryLink } from './retry-link';
import { createTimeLimitLink } from './time-limit-link';

declare module '@apollo/client' {
  interface DefaultContext {
    /** How often the call is tried at most, where that is less than usual. */
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

/**
 * Has what is known, and what would be with changes that are not answered yet, read as one: none is ever made ahead of
 * its answer. Apollo reads and remembers both, which for a hundred items takes as long again. And some of it is kept
 * whole.
 */
function readOnce(cache: InMemoryCache): InMemoryCache {
  const diff = cache.diff.bind(cache);
  const read = cache.read.bind(cache);
  const write = cache.write.bind(cache);
  const once = <Options extends Cache.ReadOptions>(options: Options): Options => ({
    ...options,
    query: keptWhole(options.query),
    optimistic: false,
  });
  return Object.assign(cache, {
    diff: (options: Cache.DiffOptions) => diff(once(options)),
    read: (options: Cache.ReadOptions) => read(once(options)),
    write: (options: Cache.WriteOptions) => write({ ...options, query: keptWhole(options.query) }),
  });
}

function createCache(): InMemoryCache {
  const cache = new InMemoryCache({
    typePolicies: {
      // One person is signed in: the specification's reads do not all select an id to tell users by.
      User: { keyFields: [] },
      Address: { merge: true },
      Draft: { keyFields: ['screen'] },
      // Read whole on some screens, in part on others.
      ItemCart: { merge: true },
      // A newer list takes the place of the older one.
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
  return readOnce(cache);
}

/**
 * Creates the client of the data API: errors → check against the contract → time limit →
 * retry → authorization → direct or proxy address.
 */
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
    // Connecting to the browser extension also logs an advertisement for it after 10 s.
    devtools: { enabled: false },
    defaultOptions: {
      watchQuery: { errorPolicy: 'all' },
      query: { errorPolicy: 'all' },
      mutate: { errorPolicy: 'all' },
    },
  });
}
