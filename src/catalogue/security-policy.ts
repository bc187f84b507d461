import * as v from 'valibot';

const Address = v.pipe(v.string(), v.minLength(1));

const MaybeAddress = v.optional(Address);

/** What of a deployment's configuration the security policy follows from. */
export const PolicyConfigurationSchema = v.object({
  api: v.object({ direct: Address, proxy: v.nullable(Address) }),
  identity: v.object({ domain: Address, jwksUri: MaybeAddress }),
  analytics: v.optional(v.object({ endpoint: Address })),
  telemetry: v.optional(v.object({ intake: Address, remoteConfiguration: MaybeAddress })),
  scripts: v.optional(
    v.object({ fingerprint: MaybeAddress, chat: MaybeAddress, tagManager: MaybeAddress }),
    {},
  ),
});

export type PolicyConfiguration = v.InferOutput<typeof PolicyConfigurationSchema>;

/** Where the policy is sent, and what else it has to let through. */
export interface PolicyPlace {
  /** The page of the card fields, which the portal itself frames. */
  readonly embedded?: boolean;
  /** Hosts of uploads and notices, which the data API names. */
  readonly fileHosts?: readonly string[];
}

/** The origin of an address; of a host name, that of its https:// address. */
function originOf(address: string): string {
  return new URL(/^https?:/i.test(address) ? address : `https://${address}`).origin;
}

function origins(addresses: readonly (string | null | undefined)[]): readonly string[] {
  const given = addresses.filter((address) => address !== null && address !== undefined);
  return [...new Set(given.map(originOf))];
}

/**
 * The Content-Security-Policy of a deployment: every address of its configuration that a page asks, and
 * no other. The card's own page has no script of others.
 */
export function securityPolicy(
  { api, identity, analytics, telemetry, scripts }: PolicyConfiguration,
  { embedded = false, fileHosts = [] }: PolicyPlace = {},
): string {
  const others = embedded ? [] : origins(Object.values(scripts));
  const measuring = embedded
    ? []
    : [analytics?.endpoint, telemetry?.intake, telemetry?.remoteConfiguration];
  const asked = origins([api.direct, api.proxy, identity.domain, identity.jwksUri, ...measuring]);
  const chat = embedded ? [] : origins([scripts.chat]);
  const directives: readonly (readonly [string, readonly string[]])[] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...others]],
    ['style-src', ["'self'"]],
    ['img-src', ["'self'", 'data:', 'blob:', ...others]],
    ['font-src', ["'self'"]],
    ['worker-src', ["'self'"]],
    ['connect-src', ["'self'", ...new Set([...asked, ...others, ...origins(fileHosts)])]],
    ['frame-src', ["'self'", ...new Set([...origins([identity.domain]), ...chat]), 'blob:']],
    ['frame-ancestors', [embedded ? "'self'" : "'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
  ];
  return directives.map(([name, sources]) => `${name} ${sources.join(' ')}`).join('; ');
}
