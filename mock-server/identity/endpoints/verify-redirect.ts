import type { Context } from '../../core/context';
import { findOrCreateUser } from '../accounts';
import { readAuthorizeRequest, readReturnAddress } from '../authorize-request';
import { respondWithProblem, respondWithTokens } from '../authorize-response';
import { codeError } from '../code-errors';
import { checkCode } from '../codes';
import type { Endpoint } from '../endpoint';
import { queryParameters } from '../http';
import { errorPage } from '../pages';
import { currentSession, signInAs } from '../provider-session';
import { readVerification } from './passwordless-verify';

async function answer(request: Request, context: Context): Promise<Response> {
  const values = queryParameters(request);
  const address = readReturnAddress(values, context.origin);
  if ('error' in address) return errorPage(400, address.error, address.description);
  const wanted = readAuthorizeRequest(values);
  if ('error' in wanted) return respondWithProblem(address, wanted);
  const verification = readVerification(values);
  if ('problem' in verification) {
    return respondWithProblem(address, {
      error: 'invalid_request',
      description: `Missing or invalid property: ${verification.problem}`,
    });
  }
  const { connection, recipient, code } = verification;
  if (recipient === undefined) return respondWithProblem(address, codeError('wrong', connection));
  const verdict = checkCode(context, recipient, code, 'use');
  if (verdict !== 'right') return respondWithProblem(address, codeError(verdict, connection));
  signInAs(context, findOrCreateUser(context, recipient).sub);
  const session = currentSession(context);
  return session === null
    ? respondWithProblem(address, { error: 'login_required', description: 'Login required' })
    : respondWithTokens(context, address, wanted, session);
}

/** Signs in with the code in the address; where links in messages lead (spec 7). */
export const verifyRedirect: Endpoint = {
  path: 'passwordless/verify_redirect',
  methods: ['GET'],
  answer,
};
