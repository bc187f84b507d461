import { Command } from 'commander';
import type { ServeOptions } from '../../mock-server/mounts/http/serve';
import { checkTimestamp } from '../support/plain-seed';
import { choice } from '../support/choice';
import { collect } from '../support/collect';
import { note, printJson, printLine } from '../support/output';
import { CommandFailed, invalid } from '../support/errors';
import { findCheckout } from '../support/project-root';
import { readNumber } from '../support/read-number';
import { announceServer } from '../start/running-servers.mjs';

interface ServeFlags {
  readonly port: string;
  /** True: all addresses of this machine. */
  readonly host?: string | true;
  readonly allowHost?: readonly string[];
  readonly seed?: string;
  readonly now?: string;
  readonly static?: string;
  readonly https?: boolean;
  readonly cardFrame?: boolean;
  readonly introspection: boolean;
  readonly strict?: boolean;
  /** True: as text. */
  readonly log?: string | true;
  readonly json?: boolean;
}

const LOG_FORMATS = ['text', 'json'] as const;

type LogRequest = NonNullable<ServeOptions['onRequest']>;

/** The log goes to stderr if stdout has the JSON document. */
async function requestLog({ log, json }: ServeFlags): Promise<LogRequest | undefined> {
  if (log === undefined) return undefined;
  const { requestLine } = await import('../support/request-line');
  const format = choice('--log', log === true ? 'text' : log, LOG_FORMATS, 'format');
  const print = json ? note : printLine;
  return (request) => print(format === 'json' ? JSON.stringify(request) : requestLine(request));
}

const isPort = (number: number): boolean =>
  Number.isInteger(number) && number >= 0 && number <= 65_535;

async function checkFolder(folder: string): Promise<string> {
  const { existsSync } = await import('node:fs');
  const { join, resolve } = await import('node:path');
  if (existsSync(join(folder, 'index.html'))) return resolve(folder);
  throw invalid('--static', folder, "no index.html there, create one with 'npm run build'");
}

async function run(options: ServeFlags): Promise<void> {
  const port = readNumber('--port', options.port, '0-65535 (0: any free port)', isPort);
  const now = options.now === undefined ? undefined : checkTimestamp(options.now);
  const staticDir = options.static === undefined ? undefined : await checkFolder(options.static);
  const { checkSeedText } = await import('../support/seed-text');
  const seed = options.seed === undefined ? undefined : checkSeedText(options.seed);
  const host = options.host === true ? '0.0.0.0' : options.host;
  const allowedHosts = options.allowHost ?? [];
  const secure = options.https
    ? await (await import('../support/authority')).serverCertificates(allowedHosts)
    : undefined;
  const onRequest = await requestLog(options);
  const { serveMock } = await import('../../mock-server/mounts/http/serve');
  const { createGeneratedFields } = await import('../../mock-server/mounts/generated-fields');
  const generated = options.strict ? undefined : createGeneratedFields(note);
  const server = await serveMock({
    port,
    allowedHosts,
    cardFrame: options.cardFrame === true,
    introspection: options.introspection,
    ...(generated === undefined ? {} : { onGenerated: generated.add }),
    ...(onRequest === undefined ? {} : { onRequest }),
    ...(secure === undefined ? {} : { tls: secure.tls }),
    ...(host === undefined ? {} : { host }),
    ...(seed === undefined ? {} : { seed }),
    ...(now === undefined ? {} : { now }),
    ...(staticDir === undefined ? {} : { staticDir }),
  }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new CommandFailed(`port ${port} is in use: choose another with --port`);
    }
    if (
      error instanceof Error &&
      'code' in error &&
      ['EADDRNOTAVAIL', 'ENOTFOUND'].includes(String(error.code))
    ) {
      throw invalid('--host', host ?? '', 'expected an address of this machine');
    }
    throw error;
  });
  const { origin } = server;
  const served = new URL(origin);
  const { networkOrigins } = await import('../start/addresses.mjs');
  const network =
    host === undefined
      ? []
      : networkOrigins({ host, port: served.port, scheme: served.protocol.slice(0, -1) });
  // The card fields need a host name next to the portal's, which an IP address doesn't have.
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
  // Register before printing: the caller may stop the server as soon as it reads the address.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void server.close().finally(() => process.exit(0)));
  }
  // With --log json, stdout has only the log.
  const printAddress = options.log === 'json' ? note : printLine;
  // The output of --port 0 is the only source of its address.
  if (port !== 0) {
    const kind = staticDir === undefined ? 'mock' : 'portal';
    announceServer({ kind, url: `${kind === 'mock' ? origin : portal}/`, root: findCheckout() });
  }
  if (options.json) printJson(addresses);
  else
    printAddress(
      `Mock backend running at ${origin}: /graphql /secure/graphql /idp/ /bank/ /events /telemetry/ /scripts/ /files/ /__mock/`,
    );
  if (!options.json && secure !== undefined) {
    note(`Certificate authority: ${secure.authority}`);
  }
  if (!options.json && network.length > 0) note(`Network: ${network.join(' ')}`);
}

export function serveCommand(): Command {
  return new Command('serve')
    .summary('serve the mock backend over HTTP')
    .description(
      'Serve the mock backend over HTTP at one origin, for the production build and other clients: data ' +
        'API, identity provider, analytics endpoint, documents, and /__mock/ for control and inspection. ' +
        'Every host name, such as a.localhost, has a separate world.',
    )
    .option('--port <port>', 'port to listen on; 0 selects any free port', '4000')
    .option('--host [address]', 'listen on this address (no address: all)')
    .option('--allow-host <name>', 'accept requests for this host name (repeatable)', collect)
    .option('--https', 'serve over TLS with generated certificates')
    .option('--seed <seed>', 'initial state: a seed or a seed link')
    .option('--now <iso>', 'start time of the clock (default: from the seed, or now)')
    .option('--static <folder>', 'also serve a production build, such as dist')
    .option('--card-frame', 'serve card fields on a separate origin (cards.localhost)')
    .option('--no-introspection', 'disable GraphQL introspection')
    .option('--strict', 'fail if a field has no resolver (default: generate a value)')
    .option('--log [format]', 'print one line per request, as "text" or "json"')
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
  $ portal serve --log
  $ portal serve --log json | jq 'select(.error != null)'
  $ portal serve --seed "$(portal seed --status COMPLETE --json | jq -r .seed)"`,
    )
    .action(run);
}
