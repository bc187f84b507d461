/** All mock services are at `origin`. */
export function portalConfig(origin: string) {
  return {
    api: { direct: origin, proxy: `${origin}/secure`, path: '/graphql' },
    identity: {
      domain: `${origin}/idp`,
      clientId: 'portal-client',
      audience: 'https://api.portal.test',
      issuer: `${origin}/idp/`,
      jwksUri: `${origin}/idp/.well-known/jwks.json`,
    },
    filesHost: `${origin}/files`,
    analytics: { endpoint: `${origin}/events` },
    telemetry: {
      applicationId: '00000000-0000-4000-8000-000000000000',
      clientToken: 'pub-mock',
      intake: `${origin}/telemetry`,
      remoteConfiguration: `${origin}/telemetry/configuration.json`,
      environment: 'mock',
    },
    scripts: {
      fingerprint: `${origin}/scripts/fingerprint.js`,
      chat: `${origin}/scripts/chat.js`,
      tagManager: `${origin}/scripts/tag-manager.js`,
    },
    hosts: {},
    taxIdPolicy: 'sandbox',
  } as const;
}

/** Host name prefix of the origin that only serves the card fields. */
export const CARDS = 'cards.';

const isNumber = (hostname: string): boolean => /^[\d.]+$|^\[/.test(hostname);

/**
 * The configuration is the same at both origins. An IP address has no subdomains, so there the card
 * fields stay at `origin`.
 */
export function cardFrameConfig(origin: string) {
  const page = new URL(origin);
  if (isNumber(page.hostname)) return portalConfig(origin);
  if (page.hostname.startsWith(CARDS)) page.hostname = page.hostname.slice(CARDS.length);
  const cards = new URL(page);
  cards.hostname = CARDS + page.hostname;
  return {
    ...portalConfig(page.origin),
    cardFrame: { origin: cards.origin, pages: [page.origin] },
  };
}
