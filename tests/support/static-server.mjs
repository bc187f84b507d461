// A static host and nothing more: files of a folder, index.html at any other path.
// Usage: node tests/support/static-server.mjs FOLDER PORT
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const [folder, port] = process.argv.slice(2);

createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  const path = join(folder, normalize(decodeURIComponent(pathname)));
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
