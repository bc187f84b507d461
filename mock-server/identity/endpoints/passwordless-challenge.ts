import type { Endpoint } from '../endpoint';
import { json } from '../http';

/** Whether signing in needs a captcha: never here. */
export const passwordlessChallenge: Endpoint = {
  path: 'passwordless/challenge',
  methods: ['POST'],
  answer: async () => json({ required: false }),
};
