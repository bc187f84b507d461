import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { log } from '../log';
import { reportUnauthorized } from '../session/session-expired';

/**
 * Logs the errors of answers (only while a current user is known) and of the network, and opens the
 * session-expired modal when an answer says Unauthorized (spec 4 and 8).
 */
export function createErrorLink(readUserId: () => string | null): ErrorLink {
  return new ErrorLink(({ error, operation }) => {
    const userId = readUserId();
    const { operationName } = operation;
    if (!CombinedGraphQLErrors.is(error)) {
      log.error('Network error', { userId, operation: operationName, message: error.message });
      return;
    }
    for (const { message, locations, path } of error.errors) {
      if (userId !== null) {
        log.error('Data error', { userId, operation: operationName, message, locations, path });
      }
      if (message.includes('Unauthorized')) reportUnauthorized();
    }
  });
}
