import { BaseHttpLink } from '@apollo/client/link/http';
import { SetContextLink } from '@apollo/client/link/context';
import { configuration } from '../configuration/configuration';
import { log } from '../log';
import { authorizationHeader } from '../session/session';
import { fetchAnswer } from './fetch-answer';
import { isSensitiveOperation } from './operations';

/** Sensitive operations use the proxy, if there is one. */
function endpointFor(operationName: string | undefined): string {
  const { direct, proxy, path } = configuration().api;
  if (!isSensitiveOperation(operationName)) return direct + path;
  if (proxy !== null) return proxy + path;
  log.warn('There is no proxy address: not tokenising sensitive fields', {
    operation: operationName,
  });
  return direct + path;
}

/** Posts nothing but query, operation name and variables (spec 7). */
export function createEndpointLink(): BaseHttpLink {
  return new BaseHttpLink({
    uri: (operation) => endpointFor(operation.operationName),
    fetch: fetchAnswer,
    includeExtensions: false,
    headers: { accept: 'application/graphql-response+json, application/json;q=0.9' },
  });
}

export function createAuthorizationLink(): SetContextLink {
  return new SetContextLink(({ headers }) => ({
    headers: {
      ...(headers as Record<string, string> | undefined),
      authorization: authorizationHeader(),
    },
  }));
}
