import { createServer } from 'node:http';
import { join } from 'node:path';
import { createStaticFiles } from '../../mock-server/mounts/http/static-files';
import { launchScript, projectRoot } from '../support/project-root';
import { CommandFailed } from '../support/usage-error';

interface PrepareScript {
  readonly MOCK_BUILD: string;
  prepare(options: { only: readonly string[] }): Promise<void>;
}

/** A copy of the mock build that answers at an origin. */
export interface ServedBuild {
  readonly origin: string;
  close(): void;
}

/** Serves the files of a folder on the loopback interface, at any free port. */
export async function serveFolder(folder: string): Promise<ServedBuild> {
  const answer = createStaticFiles(folder);
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const encoding = headers['accept-encoding'];
    answer(
      new Request(new URL(url, 'http://localhost'), {
        method,
        headers: typeof encoding === 'string' ? { 'accept-encoding': encoding } : {},
      }),
    )
      .then(async (found) => {
        response.writeHead(found?.status ?? 404, Object.fromEntries(found?.headers ?? []));
        response.end(found === null ? undefined : Buffer.from(await found.arrayBuffer()));
      })
      .catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The mock build of these sources, made when it is missing or older than they are, and served. */
export async function serveMockBuild(): Promise<ServedBuild> {
  const { MOCK_BUILD, prepare } = await launchScript<PrepareScript>('prepare.mjs');
  await prepare({ only: ['styles', 'contract', 'mock build'] }).catch((error: unknown) => {
    throw new CommandFailed(error instanceof Error ? error.message : String(error));
  });
  return serveFolder(join(projectRoot(), MOCK_BUILD));
}
