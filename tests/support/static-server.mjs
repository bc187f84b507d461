// Usage: node tests/support/static-server.mjs FOLDER PORT [MOCK-PORT]. Serves a build, and
// index.html at any other path. With MOCK-PORT, the mock is on another origin, and the tests'
// requests to it (control addresses, seed links) are forwarded.
import { createServer } from 'node:http';
import { request as ask } from 'node:https';
import { extname } from 'node:path';
import { toNodeHandler } from 'srvx/node';
import { staticMiddleware } from 'srvx/static';

const [folder, port, mockPort] = process.argv.slice(2);

/** Whether a request is for the mock instead of the portal. */
const isForMock = ({ pathname, searchParams }) =>
  mockPort !== undefined &&
  (pathname === '/config.json' || pathname.startsWith('/__mock/') || searchParams.has('seed'));

function passOn(request, response, { pathname, search, searchParams }) {
  const [name] = (request.headers.host ?? 'localhost').split(':');
  // Only the mock's own pages may use the control addresses; the test's page acts as one.
  const { origin: _origin, 'sec-fetch-site': _site, ...headers } = request.headers;
  const outgoing = ask(
    {
      host: '127.0.0.1',
      port: mockPort,
      // The mock has no portal in which to open a seed.
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
  outgoing.on('error', () => response.writeHead(502).end());
  request.pipe(outgoing);
}

const find = staticMiddleware({ dir: folder, compress: false });

const file = toNodeHandler(async ({ url, method, headers }) => {
  const { pathname } = new URL(url);
  const path = extname(pathname) === '' ? '/index.html' : pathname;
  const missing = () => new Response(null, { status: 404 });
  const found = await find(new Request(new URL(path, url), { method, headers }), missing);
  // A name with a hash never changes its content, so hosts let browsers cache it with its compiled
  // script.
  const isHashed = path.startsWith('/assets/') && found.ok;
  found.headers.set('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  return found;
});

createServer((request, response) => {
  const url = new URL(request.url, 'http://localhost');
  if (isForMock(url)) passOn(request, response, url);
  else file(request, response);
}).listen(Number(port), '127.0.0.1');
