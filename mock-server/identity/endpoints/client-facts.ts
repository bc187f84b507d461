import { CLIENT_ID } from '../client';
import type { Endpoint } from '../endpoint';
import { DATABASE_CONNECTION, PASSWORD_POLICY } from '../passwords';

/** What sign-in widgets read before they draw themselves: the client's connections, as a script. */
const FACTS = {
  id: CLIENT_ID,
  tenant: 'portal',
  global: false,
  strategies: [
    {
      name: 'auth0',
      connections: [
        {
          name: DATABASE_CONNECTION,
          showForgot: true,
          showSignup: true,
          passwordPolicy: 'good',
          password_complexity_options: { min_length: 8 },
          policy: PASSWORD_POLICY,
        },
      ],
    },
    { name: 'sms', connections: [{ name: 'sms' }] },
    { name: 'email', connections: [{ name: 'email' }] },
  ],
} as const;

/** The client's settings for sign-in widgets. */
export const clientFacts: Endpoint = {
  path: `client/${CLIENT_ID}.js`,
  methods: ['GET'],
  isPublic: true,
  answer: async () =>
    new Response(`Auth0.setClient(${JSON.stringify(FACTS)});`, {
      headers: {
        'Content-Type': 'text/javascript; charset=utf-8',
        'X-Content-Type-Options': 'nosniff',
      },
    }),
};
