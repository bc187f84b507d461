import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

const COMPRESSIBLE = /^(text\/|application\/json|image\/svg)/;

type Encoding = 'br' | 'gzip' | 'identity';

const SUFFIXES = { br: '.br', gzip: '.gz' } as const;

const compress = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: promisify(gzip),
};

/** The bytes to send: the compressed copy that the build left beside the file, else made here. */
async function encode(path: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return readFile(path);
  const copy = await readFile(path + SUFFIXES[encoding]).catch(() => null);
  return copy ?? compress[encoding](await readFile(path));
}

function encodingFor(request: Request, type: string): Encoding {
  if (!COMPRESSIBLE.test(type)) return 'identity';
  const accepted = request.headers.get('accept-encoding') ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

/** What a path stands for; as it is where its percent signs stand for nothing. */
function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Answers GET and HEAD with a file of a folder, compressed; index.html at paths that name no file. */
export function createStaticFiles(folder: string): (request: Request) => Promise<Response | null> {
  const compressed = new Map<string, Promise<Buffer>>();

  const find = async (pathname: string): Promise<string> => {
    const path = join(folder, normalize(decodePath(pathname)));
    const inside = path.startsWith(folder + sep);
    const isFile = inside && (await stat(path).catch(() => null))?.isFile();
    return isFile ? path : join(folder, 'index.html');
  };

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const { pathname } = new URL(request.url);
    const path = await find(pathname).catch(() => null);
    if (path === null) return null;
    const requested = extname(pathname);
    // A missing script must not be answered with a page.
    if (requested !== '' && requested !== '.html' && extname(path) !== requested) return null;
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    const encoding = encodingFor(request, type);
    const { mtimeMs } = await stat(path);
    const key = `${encoding} ${mtimeMs} ${path}`;
    const body = compressed.get(key) ?? encode(path, encoding);
    compressed.set(key, body);
    const hashed = pathname.startsWith('/assets/');
    const headers = new Headers({
      'content-type': type,
      'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    if (encoding !== 'identity') headers.set('content-encoding', encoding);
    const bytes = await body;
    headers.set('content-length', String(bytes.length));
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers });
  };
}
