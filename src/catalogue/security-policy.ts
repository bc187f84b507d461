import * as v from 'valibot';
import { CAPTCHA_HOSTS, type CaptchaMaker } from './captcha-hosts';
import { SCREENS } from './screens';

const Address = v.pipe(v.string(), v.minLength(1));

const MaybeAddress = v.optional(Address);

export const PolicyConfigurationSchema = v.object({
  api: v.object({ direct: Address, proxy: v.nullable(Address) }),
  identity: v.object({ domain: Address, jwksUri: MaybeAddress }),
  analytics: v.optional(v.object({ endpoint: Address })),
  telemetry: v.optional(v.object({ intake: Address, remoteConfiguration: MaybeAddress })),
  scripts: v.optional(
    v.object({ fingerprint: MaybeAddress, chat: MaybeAddress, tagManager: MaybeAddress }),
    {},
  ),
  /** False: no page may be indexed. */
  crawling: v.optional(v.boolean()),
  hosts: v.optional(v.record(v.string(), v.string())),
  cardFrame: v.optional(
    v.pipe(
      v.object({ origin: Address, pages: v.pipe(v.array(Address), v.minLength(1)) }),
      v.check(
        ({ origin, pages }) => !origins(pages).includes(originOf(origin)),
        'the card fields need another origin than the pages that show them',
      ),
    ),
  ),
});

export type PolicyConfiguration = v.InferOutput<typeof PolicyConfigurationSchema>;

export interface PolicyOptions {
  /** Hosts of uploads and notices, which the data API returns. */
  readonly fileHosts?: readonly string[];
  /** Services that the identity provider uses. */
  readonly captchas?: readonly CaptchaMaker[];
  /** False allows third-party scripts to write HTML; default true. */
  readonly trustedTypes?: boolean;
  readonly reportTo?: string;
}

/** The only page that may be in a frame (of the portal's pages). */
export const CARD_PAGE = SCREENS['payment-frame'].path.cash;

/** `address` is a URL, or a host name, which means https. */
function originOf(address: string): string {
  return new URL(/^https?:/i.test(address) ? address : `https://${address}`).origin;
}

function origins(addresses: readonly (string | null | undefined)[]): readonly string[] {
  const given = addresses.filter((address) => address !== null && address !== undefined);
  return [...new Set(given.map(originOf))];
}

/** Returns frame-ancestors. */
export function cardPages({
  cardFrame,
}: Pick<PolicyConfiguration, 'cardFrame'>): readonly string[] {
  return cardFrame === undefined ? ["'self'"] : origins(cardFrame.pages);
}

/**
 * Returns the Content-Security-Policy: exactly the addresses in the configuration. The card page,
 * `embedded`, gets no third-party scripts.
 */
export function securityPolicy(
  { api, identity, analytics, telemetry, scripts, cardFrame }: PolicyConfiguration,
  options: PolicyOptions & { readonly embedded?: boolean } = {},
): string {
  const { embedded = false, fileHosts = [], captchas = [], trustedTypes = true } = options;
  const captcha = embedded ? [] : captchas.flatMap((maker) => CAPTCHA_HOSTS[maker]);
  const others = embedded ? [] : [...origins(Object.values(scripts)), ...captcha];
  const measuring = embedded
    ? []
    : [analytics?.endpoint, telemetry?.intake, telemetry?.remoteConfiguration];
  const services = origins([
    api.direct,
    api.proxy,
    identity.domain,
    identity.jwksUri,
    ...measuring,
  ]);
  const chat = embedded ? [] : origins([scripts.chat]);
  const files = embedded ? [] : origins(fileHosts);
  const directives: readonly (readonly [string, readonly string[]])[] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...others]],
    ['style-src', ["'self'"]],
    ['img-src', ["'self'", 'data:', 'blob:', ...others]],
    ['font-src', ["'self'"]],
    ['worker-src', ["'self'"]],
    ['connect-src', ["'self'", ...new Set([...services, ...others, ...files])]],
    [
      'frame-src',
      [
        "'self'",
        ...new Set([...origins([identity.domain, cardFrame?.origin]), ...chat, ...captcha]),
        'blob:',
      ],
    ],
    ['object-src', ["'none'"]],
    ['frame-ancestors', embedded ? cardPages({ cardFrame }) : ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ...(trustedTypes
      ? ([
          ['require-trusted-types-for', ["'script'"]],
          ['trusted-types', ['default']],
        ] as const)
      : []),
    ...(options.reportTo === undefined
      ? []
      : ([
          ['report-uri', [options.reportTo]],
          ['report-to', ['portal']],
        ] as const)),
  ];
  return directives.map(([name, sources]) => `${name} ${sources.join(' ')}`).join('; ');
}

const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
];

export function securityHeaders(
  configuration: PolicyConfiguration,
  options: PolicyOptions & { readonly embedded?: boolean } = {},
): Readonly<Record<string, string>> {
  const { embedded = false, reportTo } = options;
  return {
    'Content-Security-Policy': securityPolicy(configuration, options),
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    // For browsers without frame-ancestors; it can't name other origins.
    ...(embedded && configuration.cardFrame !== undefined
      ? {}
      : { 'X-Frame-Options': embedded ? 'SAMEORIGIN' : 'DENY' }),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    ...(configuration.crawling === false ? { 'X-Robots-Tag': 'noindex' } : {}),
    ...(reportTo === undefined ? {} : { 'Reporting-Endpoints': `portal="${reportTo}"` }),
  };
}
