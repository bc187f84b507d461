import { CLIENT_ID } from './client';
import { problem } from './http';

/** The refusal of a call by a client the provider does not know, or null when it is the portal's. */
export function refuseClient(clientId: string | undefined): Response | null {
  if (clientId === undefined || clientId === '') {
    return problem(400, 'invalid_request', 'Missing required parameter: client_id');
  }
  return clientId === CLIENT_ID
    ? null
    : problem(403, 'unauthorized_client', `Unknown client: ${clientId}`);
}
