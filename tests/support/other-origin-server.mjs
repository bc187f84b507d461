// The portal without its outside world: files of a build, and a configuration that points at a mock on
// another origin. What a test does to the mock (control addresses, seed links) is passed on to it.
// Usage: node tests/support/other-origin-server.mjs FOLDER PORT MOCK-PORT
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { request as ask } from 'node:https';
import { extname, join, normalize } from 'node:path';

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const [folder, port, mockPort] = process.argv.slice(2);

/** Whether a request is for the mock and not for the portal. */
const isForMock = ({ pathname, searchParams }) =>
  pathname === '/config.json' || pathname.startsWith('/__mock/') || searchParams.has('seed');

function passOn(request, response, { pathname, search, searchParams }) {
  const [name] = (request.headers.host ?? 'localhost').split(':');
  // The pages of the mock itself may use the control addresses; here the test's own page stands for them.
  const { origin: _origin, 'sec-fetch-site': _site, ...headers } = request.headers;
  const asked = ask(
    {
      host: '127.0.0.1',
      port: mockPort,
      // The mock has no portal of its own to open a seed in.
      path: searchParams.has('seed') ? `/__mock/open${search}` : pathname + search,
      method: request.method,
      headers: { ...headers, host: `${name}:${mockPort}` },
      rejectUnauthorized: false,
    },
    (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    },
  );
  asked.on('error', () => response.writeHead(502).end());
  request.pipe(asked);
}

createServer((request, response) => {
  const url = new URL(request.url, 'http://localhost');
  if (isForMock(url)) {
    passOn(request, response, url);
    return;
  }
  const path = join(folder, normalize(decodeURIComponent(url.pathname)));
  const isFile = statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  if (request.method !== 'GET' || (!isFile && extname(path) !== '')) {
    response.writeHead(404).end();
    return;
  }
  const served = isFile ? path : join(folder, 'index.html');
  const type = TYPES[extname(served)] ?? 'application/octet-stream';
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });
  createReadStream(served).pipe(response);
}).listen(Number(port), '127.0.0.1');
