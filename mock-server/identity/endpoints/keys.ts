import type { Endpoint } from '../endpoint';
import { json } from '../http';
import { PUBLIC_KEYS } from '../signing';
import { strikeTokenFault } from '../strike-fault';

/** The key with which the provider's tokens are checked. */
export const keys: Endpoint = {
  path: '.well-known/jwks.json',
  methods: ['GET'],
  answer: async (_request, context) =>
    json(strikeTokenFault(context.state, 'keys') === undefined ? PUBLIC_KEYS : { keys: [] }),
};
