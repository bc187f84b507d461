import { CLIENT_ID } from './client';
import { problem, type Parameters } from './http';

/** The portal is the only client. */
export function refuseClient(clientId: string | undefined): Response | null {
  if (clientId === undefined || clientId === '') {
    return problem(400, 'invalid_request', 'Missing required parameter: client_id');
  }
  return clientId === CLIENT_ID
    ? null
    : problem(403, 'unauthorized_client', `Unknown client: ${clientId}`);
}

function basicUser(header: string): string | undefined {
  const encoded = /^Basic +([\w+/]+=*)$/i.exec(header)?.[1];
  if (encoded === undefined) return undefined;
  try {
    return decodeURIComponent(atob(encoded).split(':')[0] ?? '');
  } catch {
    return undefined;
  }
}

/** In the body or in HTTP Basic. The client is public, so a secret is ignored. */
export function clientIdOf(request: Request, body: Parameters): string | undefined {
  return body.get('client_id') ?? basicUser(request.headers.get('Authorization') ?? '');
}
