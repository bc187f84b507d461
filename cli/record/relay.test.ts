import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { freePort, openRelay } from './relay';

/** Responds like a browser with remote debugging. */
async function fakeBrowser(): Promise<number> {
  const server = createServer((request, response) => void response.end(request.headers.host));
  server.on('upgrade', (_: IncomingMessage, socket: Duplex) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n');
    socket.on('error', () => undefined);
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return port;
}

/** Connects like developer tools. */
async function drive(port: number) {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    'GET /devtools/page/1 HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  );
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toContain('101');
  return socket;
}

test('only clients that control the browser count, and the relay ends with the last one', async () => {
  const port = await freePort();
  const relay = await openRelay(port, await fakeBrowser());
  onTestFinished(() => relay.close());
  let hasLeft = false;
  void relay.left.then(() => (hasLeft = true));

  const list = await fetch(`http://127.0.0.1:${String(port)}/json/list`);
  expect(await list.text()).toBe(`127.0.0.1:${String(port)}`);
  const [one, other] = [await drive(port), await drive(port)];
  one.destroy();
  await once(one, 'close');
  // Everything sent to the relay before has been handled.
  await (await drive(port)).destroy();
  expect(hasLeft).toBe(false);
  other.destroy();
  await relay.left;
});

test('a taken port is rejected', async () => {
  const taken = await fakeBrowser();
  await expect(openRelay(taken, taken)).rejects.toThrow('EADDRINUSE');
});
