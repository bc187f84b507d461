import { CLIENT_ID } from '../client';
import type { Endpoint } from '../endpoint';
import { json } from '../http';
import { DATABASE_CONNECTION } from '../passwords';
import { currentSession } from '../provider-session';

/** Keyed by the prefix of a person's subject. */
const STRATEGIES: Readonly<Record<string, string>> = {
  sms: 'sms',
  email: 'email',
  auth0: DATABASE_CONNECTION,
};

/** Names the last person who signed in in the requesting browser (spec 7). */
export const ssoData: Endpoint = {
  path: 'user/ssodata',
  methods: ['GET'],
  answer: async (_request, context) => {
    const session = currentSession(context);
    if (session === null) return json({ sso: false });
    const strategy = session.sub.split('|')[0] ?? '';
    const name = STRATEGIES[strategy] ?? strategy;
    const user = context.state.users.find(({ sub }) => sub === session.sub);
    return json({
      sso: true,
      connection: name,
      lastUsedClientID: CLIENT_ID,
      lastUsedConnection: { name, strategy },
      lastUsedUserID: session.sub,
      lastUsedUsername: user?.email ?? user?.phone ?? '',
      sessionClients: [CLIENT_ID],
    });
  },
};
