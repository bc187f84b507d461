import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { PORTAL } from '../support/serve-process';

async function serveWithLog(...format: string[]) {
  const args = ['serve', '--port', '0', '--log', ...format];
  const child = spawn(process.execPath, [PORTAL, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill());
  const address = format[0] === 'json' ? child.stderr : child.stdout;
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const next = async (): Promise<string> => String((await lines.next()).value);
  const [, origin = ''] =
    address === child.stdout
      ? (/(http\S+):/.exec(await next()) ?? [])
      : await new Promise<readonly string[]>((resolve) =>
          child.stderr.on('data', (text: Buffer) => resolve(/(http\S+):/.exec(String(text)) ?? [])),
        );
  return { origin, next };
}

const query = (origin: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: 'query currentUser { currentUser { id } }' }),
  });

const setFault = (origin: string, fault: string) =>
  fetch(`${origin}/__mock/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ faults: [fault] }),
  });

test('portal serve --log prints one line per request with operation, status, duration, error and fault', async () => {
  const { origin, next } = await serveWithLog();
  const line = (rest: string) => new RegExp(`^\\d\\d:\\d\\d:\\d\\d\\.\\d{3}  ${rest}$`);
  await query(origin);
  expect(await next()).toMatch(
    line(String.raw`127\.0\.0\.1  currentUser  200  \d+ ms  UNAUTHENTICATED \(missing\)`),
  );
  await setFault(origin, 'operation=currentUser,status=503');
  expect(await next()).toMatch(line(String.raw`127\.0\.0\.1  POST /__mock/faults  200  \d+ ms`));
  await query(origin);
  const fault = 'fault operation=currentUser,status=503';
  expect(await next()).toMatch(
    line(String.raw`127\.0\.0\.1  currentUser  503  \d+ ms  fault  ${fault}`),
  );
  await fetch(`${origin}/idp/userinfo?code=secret`, {
    headers: { 'x-mock-world': 'suite-1', authorization: 'Bearer wrong' },
  });
  expect(await next()).toMatch(
    line(String.raw`127\.0\.0\.1 suite-1  GET /idp/userinfo  401  \d+ ms  invalid_token \(.+\)`),
  );
});

test('portal serve --log json prints one JSON document per request and nothing else on stdout', async () => {
  const { origin, next } = await serveWithLog('json');
  await query(origin, { 'x-mock-world': 'suite-1', authorization: 'Bearer wrong' });
  expect(JSON.parse(await next())).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    method: 'POST',
    path: '/graphql',
    operation: 'currentUser',
    status: 200,
    duration: expect.any(Number),
    fault: null,
    error: 'UNAUTHENTICATED',
    reason: 'unreadable',
    world: '127.0.0.1 suite-1',
  });
  await setFault(origin, 'operation=currentUser,drop');
  await next();
  await expect(query(origin)).rejects.toThrow('fetch failed');
  expect(JSON.parse(await next())).toMatchObject({
    status: 0,
    fault: 'operation=currentUser,drop',
  });
  await expect(fetch(`${origin}/nothing`)).resolves.toHaveProperty('status', 404);
  expect(JSON.parse(await next())).toMatchObject({ path: '/nothing', error: 'not_found' });
});

test('portal serve rejects an unknown format of its log', async () => {
  const child = spawn(process.execPath, [PORTAL, 'serve', '--log', 'xml']);
  const [message] = (await child.stderr.take(1).toArray()) as Buffer[];
  expect(String(message)).toBe("error: invalid --log 'xml': expected text or json\n");
});
