import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { contractCommand } from '../../cli/commands/contract';
import { snapshotCommand } from '../../cli/commands/snapshot';
import { checkAnswering } from '../../cli/support/base-url';
import { localFetch } from '../../cli/support/local-fetch';
import { openLink } from '../../cli/support/open-in-tab';
import { serveMock, type MockServer } from '../../mock-server/mounts/http/serve';

let server: MockServer;
let base: string;
let printed: string;

beforeAll(async () => {
  server = await serveMock({ port: 0 });
  base = server.origin.replace('127.0.0.1', 'suite-1.localhost');
});

afterAll(() => server.close());

afterEach(() => void vi.restoreAllMocks());

async function run(
  command: ReturnType<typeof snapshotCommand>,
  ...args: string[]
): Promise<string> {
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
  await command.parseAsync(args, { from: 'user' });
  return printed;
}

test('snapshot save --from reaches a name below localhost that the system cannot resolve', async () => {
  const seed = { status: 'COMPLETE' };
  await localFetch(`${base}/__mock/seed`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(seed),
  });
  const saved = await run(snapshotCommand(), 'save', '--from', base, '--json');
  expect(JSON.parse(saved)).toMatchObject(seed);
  const other = await run(snapshotCommand(), 'save', '--from', server.origin, '--json');
  expect(JSON.parse(other)).not.toMatchObject(seed);
});

test('contract check --endpoint reaches it', async () => {
  const report = await run(contractCommand(), 'check', '--endpoint', `${base}/graphql`, '--json');
  expect(JSON.parse(report)).toMatchObject({ endpoint: `${base}/graphql` });
});

test('--base-url reaches it', async () => {
  // The mock without a build has no page.
  await expect(checkAnswering(base)).rejects.toThrow('the server returned HTTP 404');
});

test('--open reaches it', async () => {
  vi.stubEnv('BROWSER', 'true');
  await expect(openLink(`${base}/?seed=x`)).resolves.toBe('Opened in the browser.');
  vi.unstubAllEnvs();
});
