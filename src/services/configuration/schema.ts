import * as v from 'valibot';
import { PROGRAM_IDS } from '../../catalogue/programs';
import { isThisMachine } from '../../catalogue/this-machine';
import { ConfigurationError } from './configuration-error';

/** Defaults of optional keys. */
export const CONFIGURATION_DEFAULTS = {
  scripts: {},
  taxIdPolicy: 'standard',
  crawling: true,
  debugger: false,
  hosts: {},
} as const;

/**
 * Whether traffic to an address is protected, because tokens and tax IDs go there: HTTPS, or this
 * machine. A page loaded over http may call its own origin.
 */
function isProtected(address: string): boolean {
  if (!/^http:/i.test(address) || import.meta.env.DEV || !URL.canParse(address)) return true;
  const { hostname, origin } = new URL(address);
  return isThisMachine(hostname) || origin === globalThis.location?.origin;
}

const isSafe = v.check(isProtected, 'must start with https://');

const HttpAddress = v.pipe(
  v.string('must be text'),
  v.url('must be a whole address, such as https://api.example.com'),
  v.regex(/^https?:/, 'must start with https://'),
  isSafe,
);

const Text = v.pipe(v.string('must be text'), v.nonEmpty('must not be empty'));

/** Runtime configuration of a deployment, read from /config.json at boot. */
export const ConfigurationSchema = v.object({
  /** The GraphQL data API. */
  api: v.object({
    /** Base address of ordinary requests. */
    direct: HttpAddress,
    /**
     * Base address of requests with sensitive data: the tokenizing proxy. Null if there is none.
     */
    proxy: v.nullable(HttpAddress),
    /** Path of the endpoint below both base addresses. */
    path: v.pipe(v.string('must be text'), v.startsWith('/', 'must start with /')),
  }),
  /** The identity provider. */
  identity: v.object({
    /** A host name, or a full address with a path. */
    domain: v.pipe(Text, isSafe),
    clientId: Text,
    audience: Text,
    /** The exact issuer of ID tokens; default: https://<domain>/. */
    issuer: v.optional(Text),
    jwksUri: v.optional(HttpAddress),
  }),
  /** Base address of the legal documents. */
  filesHost: HttpAddress,
  /** Endpoint for analytics events; without it none are sent. */
  analytics: v.optional(v.object({ endpoint: HttpAddress })),
  /** Monitoring and session replay; disabled without it. */
  telemetry: v.optional(
    v.object({
      applicationId: Text,
      clientToken: Text,
      /** Base address for both: the service's intake, or a proxy to it. */
      intake: HttpAddress,
      /** Address of the remote configuration. */
      remoteConfiguration: v.optional(HttpAddress),
      /** Name of this deployment in the service, such as production. */
      environment: v.optional(Text),
    }),
  ),
  /**
   * Third-party scripts, loaded once their consent category is allowed; omitted ones are disabled.
   */
  scripts: v.optional(
    v.object({
      /** Distinguishes devices. */
      fingerprint: v.optional(HttpAddress),
      /** The chat widget. */
      chat: v.optional(HttpAddress),
      tagManager: v.optional(HttpAddress),
    }),
    CONFIGURATION_DEFAULTS.scripts,
  ),
  /** Host name on which the tag manager is loaded. */
  productionHost: v.optional(Text),
  /** Separate origin for the card fields, and those of the pages that may embed them. */
  cardFrame: v.optional(v.object({ origin: HttpAddress, pages: v.array(HttpAddress) })),
  /** Accepted tax IDs; `sandbox` adds ranges that were never issued. */
  taxIdPolicy: v.optional(
    v.picklist(['standard', 'sandbox'], 'must be standard or sandbox'),
    CONFIGURATION_DEFAULTS.taxIdPolicy,
  ),
  /** Whether search engines may index the sign-in and the first question about an item. */
  crawling: v.optional(v.boolean('must be true or false'), CONFIGURATION_DEFAULTS.crawling),
  /** Development builds only: enables the admin debugger's tools. Production builds ignore it. */
  debugger: v.optional(v.boolean('must be true or false'), CONFIGURATION_DEFAULTS.debugger),
  /** Host name → program, for deployments with several brands. */
  hosts: v.optional(v.record(v.string(), v.picklist(PROGRAM_IDS)), CONFIGURATION_DEFAULTS.hosts),
});

export type Configuration = v.InferOutput<typeof ConfigurationSchema>;

/** Checks a raw configuration. Throws a ConfigurationError that names every invalid key. */
export function parseConfiguration(raw: unknown): Configuration {
  const result = v.safeParse(ConfigurationSchema, raw);
  if (result.success) return result.output;
  throw new ConfigurationError(
    result.issues.map((issue) => `${v.getDotPath(issue) ?? 'config.json'}: ${issue.message}`),
  );
}
