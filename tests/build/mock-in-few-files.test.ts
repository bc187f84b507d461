import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const ENTRY = '/mock-server/mounts/browser/start.ts';
const PERSONAS = join(ROOT, 'fixtures/personas.ts');

let server: ViteDevServer;
let told: unknown[] = [];

beforeAll(async () => {
  const asked = process.env['VITEST'];
  // As `npm start` reads the configuration, not as the cases do.
  delete process.env['VITEST'];
  server = await createServer({
    root: ROOT,
    mode: 'mock',
    logLevel: 'silent',
    server: { middlewareMode: true, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  process.env['VITEST'] = asked;
  const { hot } = server.environments.client;
  hot.send = ((message: unknown) => void told.push(message)) as typeof hot.send;
});
afterAll(() => server.close());

/** What a page asks for of the mock, from its entry on, its later parts too. */
async function filesOfMock(): Promise<string[]> {
  const found = new Set<string>([ENTRY]);
  for (const path of found) {
    const code = (await server.environments.client.transformRequest(path))?.code ?? '';
    for (const [, asked = ''] of code.matchAll(/(?:from|import\()\s*"([^"?]+)/g)) {
      if (/^\/(?:@mock|@id\/__x00__|mock-server|fixtures)\//.test(asked)) found.add(asked);
    }
  }
  return [...found];
}

test('a page of npm start asks for a few files of the mock, and for the portal’s own as ever', async () => {
  const files = await filesOfMock();
  expect(files.filter((path) => /^\/(?:mock-server|fixtures)\//.test(path))).toEqual([ENTRY]);
  expect(files.length).toBeGreaterThan(1);
  expect(files.length).toBeLessThan(40);
  const entry = await server.environments.client.transformRequest(ENTRY);
  expect(entry?.code).toContain('from "/src/catalogue/folder.ts"');
});

test('a change of the mock has it made anew and the page loaded again, one of the portal does not', async () => {
  const { client } = server.environments;
  const before = await client.transformRequest(ENTRY);
  told = [];
  server.watcher.emit('change', join(ROOT, 'src/catalogue/folder.ts'));
  server.watcher.emit('change', join(ROOT, 'mock-server/scenario/seed.test.ts'));
  expect(told).not.toContainEqual({ type: 'full-reload' });
  expect(await client.transformRequest(ENTRY)).toBe(before);
  server.watcher.emit('change', PERSONAS);
  await expect.poll(() => told).toContainEqual({ type: 'full-reload' });
  const after = await client.transformRequest(ENTRY);
  expect(after).not.toBe(before);
});
