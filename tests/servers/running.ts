import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PLACES } from '../../cli/deploy/deployment';
import { portalConfig } from '../../mock-server/mounts/portal-config';
import { expect } from '../support/test';

/** Input of `portal deploy`. */
export const CONFIGURATION = portalConfig('https://outside.example.com');

const DIST = resolve(import.meta.dirname, '../../dist');

export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}

const COMMANDS = {
  nginx: (file: string) => ['-c', file, '-g', 'daemon off;'],
  caddy: (file: string) => ['run', '--adapter', 'caddyfile', '--config', file],
} as const;

export interface Running {
  readonly origin: string;
  end(): Promise<void>;
}

/** Adapts the paths of the image; resolves once the server responds. */
export async function run(
  command: keyof typeof COMMANDS,
  { text, port }: { readonly text: string; readonly port: number },
): Promise<Running> {
  const work = mkdtempSync(join(tmpdir(), `portal-${command}-`));
  // Its workers run as another user.
  chmodSync(work, 0o755);
  writeFileSync(join(work, 'config.json'), JSON.stringify(CONFIGURATION));
  const file = join(work, 'server.conf');
  const own = text
    .replaceAll(PLACES.build, DIST)
    .replaceAll(PLACES.configuration, work)
    .replaceAll('/tmp/nginx', join(work, 'nginx'))
    .replaceAll('/dev/stdout', join(work, 'access.log'));
  writeFileSync(file, own);
  const environment = { ...process.env, XDG_CONFIG_HOME: work, XDG_DATA_HOME: work };
  const child = spawn(command, COMMANDS[command](file), {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: environment,
  });
  let output = '';
  child.stderr.on('data', (part: Buffer) => {
    output += part.toString();
  });
  let isOver = false;
  const ended = new Promise<void>((done) => {
    const over = (): void => {
      isOver = true;
      done();
    };
    child.once('exit', over).once('error', over);
  });
  const origin = `http://127.0.0.1:${String(port)}`;
  const answers = (): Promise<boolean> =>
    fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    await expect.poll(async () => isOver || (await answers()), { message: command }).toBe(true);
    expect(isOver, output).toBe(false);
  } catch (error) {
    child.kill();
    throw error;
  }
  return {
    origin,
    end: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(work, { recursive: true, force: true });
    },
  };
}
