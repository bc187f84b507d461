import { SCREENS } from '../../../../src/catalogue/screens';
import type { Context } from '../../../world/context';
import { CLIENT_ID, isAllowedAddress } from '../client';
import type { Endpoint } from '../endpoint';
import { queryParameters, redirect } from '../http';
import { errorPage } from '../pages';
import { endSession } from '../provider-session';

async function answer(request: Request, context: Context): Promise<Response> {
  endSession(context);
  const values = queryParameters(request);
  const clientId = values.get('client_id');
  if (clientId && clientId !== CLIENT_ID) {
    return errorPage(400, 'invalid_request', `You are signed out. Unknown client: ${clientId}`);
  }
  const returnTo = values.get('returnTo') || context.origin + SCREENS.login.path;
  if (!isAllowedAddress(returnTo, context.origin)) {
    return errorPage(
      400,
      'invalid_request',
      'You are signed out, but the address to return to (returnTo) is not one of this client.',
    );
  }
  return redirect(returnTo);
}

/** Spec 7. */
export const logout: Endpoint = { path: 'v2/logout', methods: ['GET'], answer };
