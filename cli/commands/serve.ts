import { Command } from 'commander';
import { checkMoment } from '../support/make-seed';
import { printJson, printLine } from '../support/output';
import { CommandFailed, UsageError } from '../support/usage-error';

interface ServeOptions {
  readonly port: string;
  readonly seed?: string;
  readonly now?: string;
  readonly static?: string;
  readonly json?: boolean;
}

function checkPort(value: string): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65535) {
    throw new UsageError(
      `--port ${value} is no port; it is a number from 0 (any free one) to 65535`,
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
  const now = options.now === undefined ? undefined : checkMoment(options.now);
  const staticDir = options.static === undefined ? undefined : await checkFolder(options.static);
  const { checkSeedText } = await import('../support/seed-text');
  const seed = options.seed === undefined ? undefined : checkSeedText(options.seed);
  const { serveMock } = await import('../../mock-server/http/serve');
  const server = await serveMock({
    port,
    ...(seed === undefined ? {} : { seed }),
    ...(now === undefined ? {} : { now }),
    ...(staticDir === undefined ? {} : { staticDir }),
  }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new CommandFailed(`Port ${port} is taken; choose another with --port`);
    }
    throw error;
  });
  const { origin } = server;
  const addresses = {
    origin,
    graphql: `${origin}/graphql`,
    proxy: `${origin}/secure/graphql`,
    issuer: `${origin}/idp/`,
    events: `${origin}/events`,
    files: `${origin}/files/`,
    control: `${origin}/__mock/`,
    ...(staticDir === undefined ? {} : { portal: `${origin}/` }),
  };
  if (options.json) printJson(addresses);
  else
    printLine(
      `The mock answers at ${origin}: /graphql /secure/graphql /idp/ /bank/ /events /files/ /__mock/`,
    );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().finally(() => process.exit(0)));
  }
}

/** `portal serve`: the mock over HTTP. */
export function serveCommand(): Command {
  return new Command('serve')
    .summary('serve the mock over HTTP, for the production build and any other client')
    .description(
      'Serves the same mock over HTTP at one origin: data API, identity provider, analytics endpoint,\n' +
        'documents, and /__mock/ to control and inspect it. Every host name (such as a.localhost) has a\n' +
        'world of its own.',
    )
    .option('--port <port>', 'port to listen at; 0 takes any free one', '4000')
    .option('--seed <seed>', 'state to start from: a seed, or a link that holds one')
    .option('--now <iso>', "date and time to start at (default: the seed's, or the machine's)")
    .option('--static <folder>', 'also serve a production build, such as dist')
    .option('--json', 'print the addresses as one JSON document')
    .addHelpText(
      'after',
      `
Examples:
  $ portal serve
  $ portal serve --port 4000 --static dist
  $ portal serve --seed "$(portal seed --status COMPLETE --json | jq -r .seed)"`,
    )
    .action(run);
}
