import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { failureMessage, log } from '../log';
import { readAccessToken } from '../session/session';
import { reportUnauthorized } from '../session/session-expired';
import { isUnauthorized } from './operation-error';

/** The first response with errors isn't in the cache yet. */
function userIdOf(error: unknown): string | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const user = (error.data as { currentUser?: { id?: unknown } | null } | null | undefined)
    ?.currentUser;
  return typeof user?.id === 'string' ? user.id : null;
}

/**
 * Logs errors of responses (if the user is known) and of the network. Opens the session-expired
 * modal if a response says Unauthorized, with any HTTP status (spec 4, 8).
 */
export function createErrorLink(readUserId: () => string | null): ErrorLink {
  return new ErrorLink(({ error, operation }) => {
    const userId = readUserId() ?? userIdOf(error);
    const { operationName } = operation;
    if (isUnauthorized(error)) {
      reportUnauthorized();
      // The user signed out during the request, here or in another tab.
      if (readAccessToken() === null) return;
    }
    if (!CombinedGraphQLErrors.is(error)) {
      const status = ServerError.is(error) ? { status: error.statusCode } : {};
      const message = failureMessage(error);
      log.error('Network error', { userId, operation: operationName, message, ...status });
      return;
    }
    if (userId === null) return;
    for (const { message, locations, path } of error.errors) {
      log.error('Data error', { userId, operation: operationName, message, locations, path });
    }
  });
}
