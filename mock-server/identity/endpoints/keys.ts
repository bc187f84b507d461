import type { Endpoint } from '../endpoint';
import { json, problem } from '../http';
import { PUBLIC_KEYS } from '../signing';
import { strikeTokenFault } from '../strike-fault';
import { TOKEN_FAULTS } from '../token-faults';

/** The key with which the provider's tokens are checked. */
export const keys: Endpoint = {
  path: '.well-known/jwks.json',
  methods: ['GET'],
  answer: async (_request, context) => {
    const fault = strikeTokenFault(context.state, 'keys');
    switch (fault === undefined ? undefined : TOKEN_FAULTS[fault].keys) {
      case 'none':
        return json({ keys: [] });
      case 'unavailable':
        return problem(503, 'temporarily_unavailable', 'A fault keeps the keys back');
      case 'offline':
        return Response.error();
      case undefined:
        return json(PUBLIC_KEYS);
    }
  },
};
