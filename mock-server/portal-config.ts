/** The runtime configuration of a portal whose whole outside world answers at `origin`. */
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
    scripts: {
      fingerprint: `${origin}/scripts/fingerprint.js`,
      chat: `${origin}/scripts/chat.js`,
      tagManager: `${origin}/scripts/tag-manager.js`,
    },
    hosts: {},
    taxIdPolicy: 'sandbox',
  } as const;
}
