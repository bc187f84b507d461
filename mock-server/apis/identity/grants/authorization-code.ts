import { redeemCode, type CodeProblem } from '../authorization-codes';
import { problem } from '../http';
import { issueRefreshToken } from '../refresh-tokens';
import { answerTokens } from '../answer-tokens';
import type { GrantType } from './grant-type';

const REFUSALS: Readonly<Record<CodeProblem, string>> = {
  unknown: 'Invalid authorization code',
  'other-address': 'The redirect_uri is not the one that the code was sent to.',
  'no-challenge':
    'The client is public: its codes need a code_challenge, which the authorization request did not bring.',
  'no-verifier': 'Missing required parameter: code_verifier',
  'needless-verifier': 'A code_verifier without the code_challenge that it would prove.',
  'wrong-verifier': 'Failed to verify code verifier',
};

/** Requires the verifier that only the client knows. */
export const authorizationCodeGrant: GrantType = {
  name: 'authorization_code',
  answer: async (values, context) => {
    const code = values.get('code');
    if (!code) return problem(400, 'invalid_request', 'Missing required parameter: code');
    const redeemed = await redeemCode(context, {
      code,
      redirectUri: values.get('redirect_uri'),
      verifier: values.get('code_verifier'),
    });
    if (typeof redeemed === 'string') {
      const error = redeemed === 'no-verifier' ? 'invalid_request' : 'invalid_grant';
      return problem(400, error, REFUSALS[redeemed]);
    }
    const { grant, family } = redeemed;
    const offline = grant.scope.split(' ').includes('offline_access');
    const token = offline ? issueRefreshToken(context, grant, family) : null;
    return answerTokens(context, grant, token);
  },
};
