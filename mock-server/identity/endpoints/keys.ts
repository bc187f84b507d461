import { activeFault } from '../active-fault';
import type { Endpoint } from '../endpoint';
import { json } from '../http';
import { PUBLIC_KEYS } from '../signing';

/** The key with which the provider's tokens are checked. */
export const keys: Endpoint = {
  path: '.well-known/jwks.json',
  methods: ['GET'],
  answer: async (_request, context) =>
    json(activeFault(context.state)?.withoutKeys ? { keys: [] } : PUBLIC_KEYS),
};
