import type { Endpoint } from '../endpoint';
import { json, problem } from '../http';
import { publicKeys } from '../signing';
import { matchTokenFault } from '../match-token-fault';
import { TOKEN_FAULTS } from '../token-faults';

export const keys: Endpoint = {
  path: '.well-known/jwks.json',
  methods: ['GET'],
  isPublic: true,
  answer: async (_request, { state }) => {
    const fault = matchTokenFault(state, 'keys');
    switch (fault === undefined ? undefined : TOKEN_FAULTS[fault].keys) {
      case 'none':
        return json({ keys: [] });
      case 'unavailable':
        return problem(503, 'temporarily_unavailable', 'A fault keeps the keys back');
      case 'offline':
        return Response.error();
      case undefined:
        return json(publicKeys(state.identity.keys));
    }
  },
};
