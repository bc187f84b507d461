import * as v from 'valibot';
import { PROGRAM_IDS } from '../../catalogue/programs';
import { isThisMachine } from '../../catalogue/this-machine';
import { ConfigurationError } from './configuration-error';

export const CONFIGURATION_DEFAULTS = {
  scripts: {},
  taxIdPolicy: 'standard',
  crawling: true,
  debugger: false,
  hosts: {},
} as const;

/**
 * Whether traffic is protected, because it contains tokens and tax IDs: HTTPS, or this machine. A
 * page loaded over http may call its own origin.
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

export const ConfigurationSchema = v.object({
  api: v.object({
    /** Base URL of ordinary requests. */
    direct: HttpAddress,
    /** Base URL of sensitive requests: the tokenizing proxy. Null if there is none. */
    proxy: v.nullable(HttpAddress),
    /** Path of the endpoint below both base URLs. */
    path: v.pipe(v.string('must be text'), v.startsWith('/', 'must start with /')),
  }),
  identity: v.object({
    /** Host name, or full URL with a path. */
    domain: v.pipe(Text, isSafe),
    clientId: Text,
    audience: Text,
    /** Issuer of ID tokens; default https://<domain>/. */
    issuer: v.optional(Text),
    jwksUri: v.optional(HttpAddress),
  }),
  filesHost: HttpAddress,
  /** Endpoint for events; without it none are sent. */
  analytics: v.optional(v.object({ endpoint: HttpAddress })),
  /** Monitoring and session replay; off if omitted. */
  telemetry: v.optional(
    v.object({
      applicationId: Text,
      clientToken: Text,
      /** Base URL: the service's intake, or a proxy to it. */
      intake: HttpAddress,
      remoteConfiguration: v.optional(HttpAddress),
      /** Name of this deployment in the service, for example production. */
      environment: v.optional(Text),
    }),
  ),
  /** Third-party scripts, loaded if consent allows; off if omitted. */
  scripts: v.optional(
    v.object({
      /** Fingerprint script, which distinguishes devices. */
      fingerprint: v.optional(HttpAddress),
      chat: v.optional(HttpAddress),
      tagManager: v.optional(HttpAddress),
    }),
    CONFIGURATION_DEFAULTS.scripts,
  ),
  /** Host that loads the tag manager. */
  productionHost: v.optional(Text),
  /** Separate origin for the card fields, and origins of pages that may embed it. */
  cardFrame: v.optional(v.object({ origin: HttpAddress, pages: v.array(HttpAddress) })),
  /** `sandbox` also accepts ranges that were never issued. */
  taxIdPolicy: v.optional(
    v.picklist(['standard', 'sandbox'], 'must be standard or sandbox'),
    CONFIGURATION_DEFAULTS.taxIdPolicy,
  ),
  /** Whether search engines may index the sign-in and the first item question. */
  crawling: v.optional(v.boolean('must be true or false'), CONFIGURATION_DEFAULTS.crawling),
  /** Enables the admin debugger's tools. Production builds ignore it. */
  debugger: v.optional(v.boolean('must be true or false'), CONFIGURATION_DEFAULTS.debugger),
  /** Host name → program, for several brands in one deployment. */
  hosts: v.optional(v.record(v.string(), v.picklist(PROGRAM_IDS)), CONFIGURATION_DEFAULTS.hosts),
});

export type Configuration = v.InferOutput<typeof ConfigurationSchema>;

/** Throws a ConfigurationError that names each invalid key. */
export function parseConfiguration(raw: unknown): Configuration {
  const result = v.safeParse(ConfigurationSchema, raw);
  if (result.success) return result.output;
  throw new ConfigurationError(
    result.issues.map((issue) => `${v.getDotPath(issue) ?? 'config.json'}: ${issue.message}`),
  );
}
