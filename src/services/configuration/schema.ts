import * as v from 'valibot';
import { PROGRAM_IDS } from '../../catalogue/programs';
import { isThisMachine } from '../../catalogue/this-machine';
import { ConfigurationError } from './configuration-error';

/** What a configuration may leave out, and what then holds. */
export const CONFIGURATION_DEFAULTS = {
  scripts: {},
  taxIdPolicy: 'standard',
  crawling: true,
  debugger: false,
  hosts: {},
} as const;

/**
 * Whether what is sent there cannot be read on the way: tokens and tax ids go to these addresses. What is
 * on this machine never travels, and a page that came over http has nothing left to lose at its own origin.
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

/** The runtime configuration of one deployment, read from /config.json at boot. */
export const ConfigurationSchema = v.object({
  /** The GraphQL data API. */
  api: v.object({
    /** Base address of ordinary requests. */
    direct: HttpAddress,
    /** Base address of requests that carry sensitive data: the tokenising proxy. Null: there is none. */
    proxy: v.nullable(HttpAddress),
    /** Path of the endpoint below both base addresses. */
    path: v.pipe(v.string('must be text'), v.startsWith('/', 'must start with /')),
  }),
  /** The identity provider. */
  identity: v.object({
    /** A host name, or a whole address with a path. */
    domain: v.pipe(Text, isSafe),
    clientId: Text,
    audience: Text,
    /** The issuer that id tokens must name, to the letter; by default https://<domain>/. */
    issuer: v.optional(Text),
    jwksUri: v.optional(HttpAddress),
  }),
  /** Base address of the legal documents. */
  filesHost: HttpAddress,
  /** Where analytics events are posted; without it none are. */
  analytics: v.optional(v.object({ endpoint: HttpAddress })),
  /** Monitoring and session replay; without it neither is there. */
  telemetry: v.optional(
    v.object({
      applicationId: Text,
      clientToken: Text,
      /** Base address of what takes both: the service's own intake, or a proxy that passes it on. */
      intake: HttpAddress,
      /** Where the remote configuration is fetched. */
      remoteConfiguration: v.optional(HttpAddress),
      /** How the service calls this deployment, such as production. */
      environment: v.optional(Text),
    }),
  ),
  /** Scripts of others, loaded once their category of cookies is allowed; each left out is not there. */
  scripts: v.optional(
    v.object({
      /** Tells devices apart. */
      fingerprint: v.optional(HttpAddress),
      /** The chat widget. */
      chat: v.optional(HttpAddress),
      tagManager: v.optional(HttpAddress),
    }),
    CONFIGURATION_DEFAULTS.scripts,
  ),
  /** The host name on which the tag manager is loaded. */
  productionHost: v.optional(Text),
  /** An origin of its own for the card fields, and those of the pages that may show them. */
  cardFrame: v.optional(v.object({ origin: HttpAddress, pages: v.array(HttpAddress) })),
  /** Which structure of tax ids is accepted; `sandbox` adds ranges that were never issued. */
  taxIdPolicy: v.optional(
    v.picklist(['standard', 'sandbox'], 'must be standard or sandbox'),
    CONFIGURATION_DEFAULTS.taxIdPolicy,
  ),
  /** Whether searches may name the sign-in and the first question about an item. */
  crawling: v.optional(v.boolean('must be true or false'), CONFIGURATION_DEFAULTS.crawling),
  /** Development builds only: the admin debugger holds its tools. A production build ignores it. */
  debugger: v.optional(v.boolean('must be true or false'), CONFIGURATION_DEFAULTS.debugger),
  /** Host name → program, for deployments that serve several brands. */
  hosts: v.optional(v.record(v.string(), v.picklist(PROGRAM_IDS)), CONFIGURATION_DEFAULTS.hosts),
});

export type Configuration = v.InferOutput<typeof ConfigurationSchema>;

/** Checks a raw configuration. Throws a ConfigurationError that names every key at fault. */
export function parseConfiguration(raw: unknown): Configuration {
  const result = v.safeParse(ConfigurationSchema, raw);
  if (result.success) return result.output;
  throw new ConfigurationError(
    result.issues.map((issue) => `${v.getDotPath(issue) ?? 'config.json'}: ${issue.message}`),
  );
}
