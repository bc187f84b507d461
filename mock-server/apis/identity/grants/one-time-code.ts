import { problem } from '../http';
import { isConnection } from '../recipient';
import { signInByCode } from '../sign-in';
import { readDirectGrant } from './audience';
import { answerSignIn } from './direct-sign-in';
import type { GrantType } from './grant-type';

export const oneTimeCodeGrant: GrantType = {
  name: 'http://auth0.com/oauth/grant-type/passwordless/otp',
  answer: async (values, context, request) => {
    const name = values.get('username');
    if (!name) return problem(400, 'invalid_request', 'Missing required parameter: username');
    const code = values.get('otp');
    if (!code) return problem(400, 'invalid_request', 'Missing required parameter: otp');
    const connection = values.get('realm');
    if (!isConnection(connection)) {
      return problem(400, 'invalid_request', 'The realm must be "sms" or "email".');
    }
    const granted = readDirectGrant(values);
    if (granted instanceof Response) return granted;
    return answerSignIn(
      context,
      signInByCode(context, request, { connection, name, code }),
      granted,
    );
  },
};
