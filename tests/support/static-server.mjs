// A static host: files of a build, index.html at any other path. With MOCK-PORT the portal without its
// outside world: its configuration points at a mock on another origin, and what a test does to the mock
// (control addresses, seed links) is passed on to it.
// Usage: node tests/support/static-server.mjs FOLDER PORT [MOCK-PORT]
import { createServer } from 'node:http';
import { request as ask } from 'node:https';
import { extname } from 'node:path';
import { toNodeHandler } from 'srvx/node';
import { staticMiddleware } from 'srvx/static';

const [folder, port, mockPort] = process.argv.slice(2);

/** Whether a request is for the mock and not for the portal. */
const isForMock = ({ pathname, searchParams }) =>
  mockPort !== undefined &&
  (pathname === '/config.json' || pathname.startsWith('/__mock/') || searchParams.has('seed'));

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

const find = staticMiddleware({ dir: folder, compress: false });

const file = toNodeHandler(async ({ url, method, headers }) => {
  const { pathname } = new URL(url);
  const path = extname(pathname) === '' ? '/index.html' : pathname;
  const missing = () => new Response(null, { status: 404 });
  const found = await find(new Request(new URL(path, url), { method, headers }), missing);
  // As every host has it, ours included: a name with a hash stands for one content, kept with its compiled script.
  const kept = path.startsWith('/assets/') && found.ok;
  found.headers.set('cache-control', kept ? 'public, max-age=31536000, immutable' : 'no-cache');
  return found;
});

createServer((request, response) => {
  const url = new URL(request.url, 'http://localhost');
  if (isForMock(url)) passOn(request, response, url);
  else file(request, response);
}).listen(Number(port), '127.0.0.1');
