import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';

/** Needs no network: an application is always open, and every submit succeeds. */
export function createDemoClient(): ApolloClient {
  const application = { __typename: 'CreditApplication', id: 'demo' };
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({
          data: {
            startApplication: { ...application, status: 'CREATED' },
            submitPersonalInformation: { ...application, status: 'PREQUAL_INFO_GIVEN' },
          },
        });
        observer.complete();
      }),
  );
  return new ApolloClient({
    cache: new InMemoryCache(),
    link,
    // The browser extension's connection logs an advertisement after 10 s.
    devtools: { enabled: false },
    defaultOptions: {
      watchQuery: { errorPolicy: 'all' },
      query: { errorPolicy: 'all' },
      mutate: { errorPolicy: 'all' },
    },
  });
}
