import { captchaChallenge } from '../captcha';
import type { Endpoint } from '../endpoint';
import { bodyParameters, json, problem, unreadableBody } from '../http';
import type { CaptchaFlow } from '../../../world/identity-state';

function challenge(path: string, flow: CaptchaFlow): Endpoint {
  return {
    path,
    methods: ['POST'],
    answer: async (request, context) => {
      const body = await bodyParameters(request);
      if (body === null) return unreadableBody();
      return body.get('state')
        ? json(captchaChallenge(context, flow))
        : problem(400, 'invalid_request', 'Missing required parameter: state');
    },
  };
}

/** Spec 7. */
export const CHALLENGES: readonly Endpoint[] = [
  challenge('usernamepassword/challenge', 'login'),
  challenge('passwordless/challenge', 'passwordless'),
  challenge('dbconnections/signup/challenge', 'signup'),
  challenge('dbconnections/change_password/challenge', 'password-reset'),
];
