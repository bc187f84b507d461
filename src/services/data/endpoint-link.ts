import { BaseHttpLink } from '@apollo/client/link/http';
import { SetContextLink } from '@apollo/client/link/context';
import { configuration } from '../configuration/configuration';
import { log } from '../log';
import { authorizationHeader } from '../session/session';
import { ACCEPTED, takeAhead } from './asked-ahead';
import { fetchAnswer } from './fetch-answer';
import { isSensitiveOperation } from './operations';

/** The address of an operation: sensitive ones go to the proxy, where there is one. */
function endpointFor(operationName: string | undefined): string {
  const { direct, proxy, path } = configuration().api;
  if (!isSensitiveOperation(operationName)) return direct + path;
  if (proxy !== null) return proxy + path;
  log.warn('There is no proxy address: not tokenising sensitive fields', {
    operation: operationName,
  });
  return direct + path;
}

/** Posts query, operation name and variables, and nothing else (spec 7), to the direct or the proxy address. */
export function createEndpointLink(): BaseHttpLink {
  return new BaseHttpLink({
    uri: (operation) => endpointFor(operation.operationName),
    fetch: async (input, init) => takeAhead(input, init) ?? fetchAnswer(input, init),
    includeExtensions: false,
    headers: { accept: ACCEPTED },
  });
}

/** Adds the authorization header to every request. */
export function createAuthorizationLink(): SetContextLink {
  return new SetContextLink(({ headers }) => ({
    headers: {
      ...(headers as Record<string, string> | undefined),
      authorization: authorizationHeader(),
    },
  }));
}
