import { join } from 'node:path';
import { serve } from 'srvx';
import { createStaticFiles } from '../../mock-server/mounts/http/static-files';
import { showStep } from '../start/show-step.mjs';
import { importScript, projectRoot } from '../support/project-root';
import { rethrowAsFailure } from './browser';

interface RunScript {
  runScript(name: string): Promise<void>;
}

export interface ServedBuild {
  readonly origin: string;
  close(): void;
}

/** On the loopback interface, at any free port. */
export async function serveFolder(folder: string): Promise<ServedBuild> {
  const answer = createStaticFiles(folder);
  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    silent: true,
    fetch: async (request) => (await answer(request)) ?? new Response(null, { status: 404 }),
  });
  await server.ready();
  const { port } = new URL(server.url ?? '');
  return { origin: `http://localhost:${port}`, close: () => void server.close(true) };
}

/** Does nothing if dist-mock is up to date. Returns its path. */
export async function makeMockBuild(): Promise<string> {
  const { runScript } = await importScript<RunScript>('cli/build/run-script.mjs');
  const build = () => runScript('build:mock');
  await showStep('Building the portal with its mock', build).catch(rethrowAsFailure);
  return join(projectRoot(), 'dist-mock');
}

export async function serveMockBuild(): Promise<ServedBuild> {
  return serveFolder(await makeMockBuild());
}
