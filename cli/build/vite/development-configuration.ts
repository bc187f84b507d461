import { loadEnv, type Plugin } from 'vite';
import { portalConfig } from '../../../mock-server/mounts/portal-config.ts';

/** Default address of `portal serve`. */
const LOCAL = portalConfig('http://127.0.0.1:4000');

/** Reads `PORTAL_*` variables; another identity provider brings its own issuer. */
export function configurationFromEnvironment(env: Readonly<Record<string, string>>): unknown {
  const { api, identity, telemetry, scripts } = LOCAL;
  const domain = env['PORTAL_IDENTITY_DOMAIN'];
  const issuer = env['PORTAL_IDENTITY_ISSUER'] || (domain ? undefined : identity.issuer);
  const jwksUri = env['PORTAL_IDENTITY_JWKS_URI'] || (domain ? undefined : identity.jwksUri);
  return {
    api: {
      direct: env['PORTAL_API_DIRECT'] || api.direct,
      proxy: (env['PORTAL_API_PROXY'] ?? api.proxy) || null,
      path: env['PORTAL_API_PATH'] || api.path,
    },
    identity: {
      domain: domain || identity.domain,
      clientId: env['PORTAL_IDENTITY_CLIENT_ID'] || identity.clientId,
      audience: env['PORTAL_IDENTITY_AUDIENCE'] || identity.audience,
      ...(issuer ? { issuer } : {}),
      ...(jwksUri ? { jwksUri } : {}),
    },
    filesHost: env['PORTAL_FILES_HOST'] || LOCAL.filesHost,
    analytics: { endpoint: env['PORTAL_ANALYTICS_ENDPOINT'] || LOCAL.analytics.endpoint },
    telemetry: {
      applicationId: env['PORTAL_TELEMETRY_APPLICATION_ID'] || telemetry.applicationId,
      clientToken: env['PORTAL_TELEMETRY_CLIENT_TOKEN'] || telemetry.clientToken,
      intake: env['PORTAL_TELEMETRY_INTAKE'] || telemetry.intake,
      remoteConfiguration:
        env['PORTAL_TELEMETRY_REMOTE_CONFIGURATION'] || telemetry.remoteConfiguration,
      environment: env['PORTAL_TELEMETRY_ENVIRONMENT'] || telemetry.environment,
    },
    scripts: {
      fingerprint: env['PORTAL_SCRIPT_FINGERPRINT'] || scripts.fingerprint,
      chat: env['PORTAL_SCRIPT_CHAT'] || scripts.chat,
      tagManager: env['PORTAL_SCRIPT_TAG_MANAGER'] || scripts.tagManager,
    },
    ...(env['PORTAL_PRODUCTION_HOST'] ? { productionHost: env['PORTAL_PRODUCTION_HOST'] } : {}),
    hosts: {},
    taxIdPolicy: env['PORTAL_TAX_ID_POLICY'] || LOCAL.taxIdPolicy,
    ...(env['PORTAL_DEBUGGER'] === 'true' ? { debugger: true } : {}),
  };
}

/** Without the mock, /config.json comes from `.env` (see `.env.example`). */
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
