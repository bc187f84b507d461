import { Command } from 'commander';
import { checkTimestamp } from '../support/plain-seed';
import { collect } from '../support/collect';
import { note, printJson, printLine } from '../support/output';
import { launchScript } from '../support/project-root';
import { CommandFailed, UsageError } from '../support/usage-error';

interface ServeOptions {
  readonly port: string;
  /** True: at every address of this machine. */
  readonly host?: string | true;
  readonly allowHost?: readonly string[];
  readonly seed?: string;
  readonly now?: string;
  readonly static?: string;
  readonly https?: boolean;
  readonly cardFrame?: boolean;
  readonly introspection: boolean;
  readonly strict?: boolean;
  readonly json?: boolean;
}

interface AddressesScript {
  networkOrigins(at: {
    readonly host: string;
    readonly port: string;
    readonly scheme: string;
  }): readonly string[];
}

function checkPort(value: string): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65535) {
    throw new UsageError(
      `--port ${value} is not a port; it is a number from 0 (any free one) to 65535`,
    );
  }
  return port;
}

async function checkFolder(folder: string): Promise<string> {
  const { existsSync } = await import('node:fs');
  const { join, resolve } = await import('node:path');
  if (existsSync(join(folder, 'index.html'))) return resolve(folder);
  throw new UsageError(`--static ${folder} holds no index.html; make one with npm run build`);
}

async function run(options: ServeOptions): Promise<void> {
  const port = checkPort(options.port);
  const now = options.now === undefined ? undefined : checkTimestamp(options.now);
  const staticDir = options.static === undefined ? undefined : await checkFolder(options.static);
  const { checkSeedText } = await import('../support/seed-text');
  const seed = options.seed === undefined ? undefined : checkSeedText(options.seed);
  const host = options.host === true ? '0.0.0.0' : options.host;
  const allowedHosts = options.allowHost ?? [];
  const secure = options.https
    ? (await import('../support/authority')).serverCertificates(allowedHosts)
    : undefined;
  const { serveMock } = await import('../../mock-server/mounts/http/serve');
  const { createGeneratedFields } = await import('../../mock-server/mounts/generated-fields');
  const generated = options.strict ? undefined : createGeneratedFields(note);
  const server = await serveMock({
    port,
    allowedHosts,
    cardFrame: options.cardFrame === true,
    introspection: options.introspection,
    ...(generated === undefined ? {} : { onGenerated: generated.add }),
    ...(secure === undefined ? {} : { tls: secure.tls }),
    ...(host === undefined ? {} : { host }),
    ...(seed === undefined ? {} : { seed }),
    ...(now === undefined ? {} : { now }),
    ...(staticDir === undefined ? {} : { staticDir }),
  }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new CommandFailed(`Port ${port} is taken; choose another with --port`);
    }
    if (
      error instanceof Error &&
      'code' in error &&
      ['EADDRNOTAVAIL', 'ENOTFOUND'].includes(String(error.code))
    ) {
      throw new UsageError(`--host ${host ?? ''} is not an address of this machine`);
    }
    throw error;
  });
  const { origin } = server;
  const served = new URL(origin);
  const { networkOrigins } = await launchScript<AddressesScript>('addresses.mjs');
  const network =
    host === undefined
      ? []
      : networkOrigins({ host, port: served.port, scheme: served.protocol.slice(0, -1) });
  // A number has no name beside it for the card fields.
  const portal = options.cardFrame ? origin.replace('//127.0.0.1', '//localhost') : origin;
  const addresses = {
    origin,
    graphql: `${origin}/graphql`,
    proxy: `${origin}/secure/graphql`,
    issuer: `${origin}/idp/`,
    events: `${origin}/events`,
    telemetry: `${origin}/telemetry/`,
    scripts: `${origin}/scripts/`,
    files: `${origin}/files/`,
    control: `${origin}/__mock/`,
    ...(staticDir === undefined ? {} : { portal: `${portal}/` }),
    ...(network.length === 0 ? {} : { network }),
    ...(secure === undefined ? {} : { authority: secure.authority }),
  };
  // Before a word is printed: whoever reads that it listens may stop it at once.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void server.close().finally(() => process.exit(0)));
  }
  if (options.json) printJson(addresses);
  else
    printLine(
      `The mock answers at ${origin}: /graphql /secure/graphql /idp/ /bank/ /events /telemetry/ /scripts/ /files/ /__mock/`,
    );
  if (!options.json && secure !== undefined) {
    note(`Its certificates are of ${secure.authority}`);
  }
  if (!options.json && network.length > 0) note(`In the network: ${network.join(' ')}`);
}

/** `portal serve`: the mock over HTTP. */
export function serveCommand(): Command {
  return new Command('serve')
    .summary('serve the mock over HTTP, for the production build and any other client')
    .description(
      'Serves the same mock over HTTP at one origin: data API, identity provider, analytics endpoint, ' +
        'documents, and /__mock/ to control and inspect it. Every host name (such as a.localhost) has a ' +
        'world of its own.',
    )
    .option('--port <port>', 'port to listen at; 0 takes any free one', '4000')
    .option('--host [address]', 'also listen to the network: at this address, or at every one')
    .option('--allow-host <name>', 'answer to this host name, too; may be repeated', collect)
    .option('--https', 'serve over TLS, with certificates made here')
    .option('--seed <seed>', 'state to start from: a seed, or a link that holds one')
    .option('--now <iso>', 'date and time to start at (default: what the seed chooses, or now)')
    .option('--static <folder>', 'also serve a production build, such as dist')
    .option(
      '--card-frame',
      'with the card fields on an origin of their own: cards.localhost for localhost, and so on',
    )
    .option('--no-introspection', 'do not let the schema of the data API be read')
    .option('--strict', 'fail if a field has no resolver (default: generate a value)')
    .option('--json', 'print the addresses as one JSON document')
    .addHelpText(
      'after',
      `
Examples:
  $ portal serve
  $ portal serve --port 4000 --static dist
  $ portal serve --static dist --host
  $ portal serve --static dist --card-frame
  $ portal serve --https
  $ portal serve --seed "$(portal seed --status COMPLETE --json | jq -r .seed)"`,
    )
    .action(run);
}
