import { loadEnv, type Plugin } from 'vite';

/** The runtime configuration out of `PORTAL_*` variables, as a deployment's /config.json has it. */
export function configurationFromEnvironment(env: Readonly<Record<string, string>>): unknown {
  const direct = env['PORTAL_API_DIRECT'] ?? 'http://127.0.0.1:4000';
  const domain = env['PORTAL_IDENTITY_DOMAIN'] ?? 'http://127.0.0.1:4000/idp';
  return {
    api: {
      direct,
      proxy: env['PORTAL_API_PROXY'] || null,
      path: env['PORTAL_API_PATH'] ?? '/graphql',
    },
    identity: {
      domain,
      clientId: env['PORTAL_IDENTITY_CLIENT_ID'] ?? 'portal-client',
      audience: env['PORTAL_IDENTITY_AUDIENCE'] ?? 'https://api.portal.test',
      ...(env['PORTAL_IDENTITY_ISSUER'] ? { issuer: env['PORTAL_IDENTITY_ISSUER'] } : {}),
      ...(env['PORTAL_IDENTITY_JWKS_URI'] ? { jwksUri: env['PORTAL_IDENTITY_JWKS_URI'] } : {}),
    },
    filesHost: env['PORTAL_FILES_HOST'] ?? 'http://127.0.0.1:4000/files',
    analyticsEndpoint: env['PORTAL_ANALYTICS_ENDPOINT'] ?? 'http://127.0.0.1:4000/events',
    hosts: {},
    taxIdPolicy: env['PORTAL_TAX_ID_POLICY'] ?? 'standard',
  };
}

/** Serves /config.json in development without the mock, out of `.env` (see `.env.example`). */
export function developmentConfiguration(): Plugin {
  return {
    name: 'portal:development-configuration',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/config.json', (_request, response) => {
        const env = loadEnv(server.config.mode, server.config.envDir || process.cwd(), 'PORTAL_');
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(configurationFromEnvironment(env)));
      });
    },
  };
}
