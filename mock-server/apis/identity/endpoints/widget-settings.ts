import { CLIENT_ID } from '../client';
import type { Endpoint } from '../endpoint';
import { DATABASE_CONNECTION, PASSWORD_POLICY } from '../passwords';

const TENANT = 'portal';

/** In the format of sign-in widgets. */
const CLIENT = {
  id: CLIENT_ID,
  tenant: TENANT,
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

const PROVIDER = {
  name: TENANT,
  connections: {
    database: [
      {
        name: DATABASE_CONNECTION,
        strategy: 'auth0',
        allowSignup: true,
        allowForgot: true,
        requiresUsername: false,
        validation: { passwordPolicy: 'good' },
      },
    ],
    passwordless: [
      { name: 'sms', strategy: 'sms' },
      { name: 'email', strategy: 'email' },
    ],
  },
  clientsConnections: { [CLIENT_ID]: [DATABASE_CONNECTION, 'sms', 'email'] },
  defaultDirectory: DATABASE_CONNECTION,
} as const;

function script(path: string, call: 'setClient' | 'setTenant', facts: unknown): Endpoint {
  return {
    path,
    methods: ['GET'],
    isPublic: true,
    answer: async () =>
      new Response(`Auth0.${call}(${JSON.stringify(facts)});`, {
        headers: {
          'Content-Type': 'text/javascript; charset=utf-8',
          'X-Content-Type-Options': 'nosniff',
        },
      }),
  };
}

/** Scripts in either format. */
export const WIDGET_SETTINGS: readonly Endpoint[] = [
  script(`client/${CLIENT_ID}.js`, 'setClient', CLIENT),
  script('info-v1.js', 'setTenant', PROVIDER),
  script(`tenants/v1/${TENANT}.js`, 'setTenant', PROVIDER),
];
