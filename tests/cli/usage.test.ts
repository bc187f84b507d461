import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { portal } from '../support/run-portal';

const NUMBERS = 'a number from 0 (any free one) to 65535';
const SHARE = 'Give a percentage from 0 to 100.';
const WIDTH = 'Give whole pixels from 200 to 4000.';

// What cannot be is refused before anything is started, by its name and with what can be.
test.each([
  ['serve --port 65536', `--port 65536 is not a port; it is ${NUMBERS}`],
  ['serve --port -1', `--port -1 is not a port; it is ${NUMBERS}`],
  ['serve --port http', `--port http is not a port; it is ${NUMBERS}`],
  ['monkey --steps 0', '--steps 0 is not a whole number above 0'],
  ['monkey --steps 1.5', '--steps 1.5 is not a whole number above 0'],
  ['monkey --minutes soon', '--minutes soon is not a number of minutes, like 10'],
  ['monkey --minutes 0', '--minutes 0 is not a number of minutes, like 10'],
  ['gallery --threshold 5', '--threshold belongs to --compare'],
  ['gallery --compare x --threshold 101', `--threshold 101 is no share. ${SHARE}`],
  ['gallery --compare x --threshold -1', `--threshold -1 is no share. ${SHARE}`],
  ['gallery --width 199', `--width 199 is no width of a window. ${WIDTH}`],
  ['gallery --width 4001', `--width 4001 is no width of a window. ${WIDTH}`],
  [
    'deploy --config x --name apply_1',
    '--name apply_1 is not a host name; write it like apply.example.com',
  ],
  ['deploy-mock --instances 0', '--instances 0 is not a number from 1 to 64'],
  [
    'snapshot save --from portal',
    '--from portal is not an address; write it like http://localhost:5173/',
  ],
  [
    'snapshot open nowhere',
    'nowhere is neither a file that can be read nor the link of a snapshot',
  ],
])('portal %s', async (line, message) => {
  const { code, stdout, stderr } = await portal(...line.split(' '));
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain(message);
});

/** A server of somebody else's, which answers everything with an empty object. */
async function otherServer(): Promise<{ readonly port: number; close(): void }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, close: () => server.close() };
}

test('a folder that cannot be written to is named, without a stack', async () => {
  const { code, stderr } = await portal('map', '--out', '/dev/null/map.html');
  expect(code).toBe(1);
  expect(stderr).toContain('/dev/null');
  expect(stderr).not.toMatch(/\n\s+at /);
});

test('what another program is in the way of is said with what to do', async () => {
  const other = await otherServer();
  const address = `http://127.0.0.1:${String(other.port)}/`;
  try {
    const taken = await portal('serve', '--port', String(other.port));
    expect(taken).toMatchObject({ code: 1, stdout: '' });
    expect(taken.stderr).toContain(
      `Port ${String(other.port)} is taken; choose another with --port`,
    );
    const { code, stderr } = await portal('snapshot', 'save', '--from', address);
    expect(code).toBe(1);
    expect(stderr).toContain(`${address} is no portal with a mock: it gave no snapshot`);
  } finally {
    other.close();
  }
  const gone = await portal('snapshot', 'save', '--from', address);
  expect(gone.code).toBe(1);
  expect(gone.stderr).toContain('start it with portal serve');
  // Reserved for documentation: no machine has it.
  const elsewhere = await portal('serve', '--port', '0', '--host', '203.0.113.7');
  expect(elsewhere).toMatchObject({ code: 2, stdout: '' });
  expect(elsewhere.stderr).toContain('--host 203.0.113.7 is not an address of this machine');
});
