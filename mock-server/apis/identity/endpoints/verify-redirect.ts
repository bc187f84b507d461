import type { Context } from '../../../world/context';
import { readAuthorizeRequest, readReturnAddress } from '../authorize-request';
import { respondWithProblem, respondWithGrant } from '../authorize-response';
import type { Endpoint } from '../endpoint';
import { queryParameters } from '../http';
import { errorPage } from '../pages';
import { currentSession, signInAs } from '../provider-session';
import { signInByCode } from '../sign-in';
import { readVerification } from './passwordless-verify';

async function answer(request: Request, context: Context): Promise<Response> {
  const values = queryParameters(request);
  const address = readReturnAddress(values, context.origin);
  if ('error' in address) return errorPage(400, address.error, address.description);
  const requested = readAuthorizeRequest(values);
  if ('error' in requested) return respondWithProblem(address, requested);
  const verification = readVerification(values);
  if ('problem' in verification) {
    return respondWithProblem(address, {
      error: 'invalid_request',
      description: `Missing or invalid property: ${verification.problem}`,
    });
  }
  const { connection, name, code } = verification;
  const signedIn = signInByCode(context, request, { connection, name, code });
  if ('error' in signedIn) return respondWithProblem(address, signedIn);
  signInAs(context, signedIn.sub);
  const session = currentSession(context);
  return session === null
    ? respondWithProblem(address, { error: 'login_required', description: 'Login required' })
    : respondWithGrant(context, address, requested, session);
}

/** Links in messages point here; the code is in the address (spec 7). */
export const verifyRedirect: Endpoint = {
  path: 'passwordless/verify_redirect',
  methods: ['GET'],
  answer,
};
