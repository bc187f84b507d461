import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const TEXT = /new Blob\(\[("(?:[^"\\]|\\.)*")\]\)/;

const require = createRequire(import.meta.url);

/** Throws if the library no longer contains the script in this form. */
export function readWorkerScript(): { readonly version: string; readonly script: string } {
  const root = join(dirname(require.resolve('@datadog/browser-rum')), '../..');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const holder = readFileSync(join(root, 'esm/domain/deflate/deflateWorker.mjs'), 'utf8');
  const [, text] = TEXT.exec(holder) ?? [];
  if (text === undefined) throw new Error('The monitoring library holds no worker as a text.');
  return { version, script: JSON.parse(text) as string };
}

/** Has the library's version in its name. */
export function workerPath(): string {
  return `/assets/compression-worker-${readWorkerScript().version}.js`;
}

/** A strict CSP forbids the library's `blob:` worker, so it gets a file (`workerUrl`). */
export function compressionWorker(): Plugin {
  const { script } = readWorkerScript();
  const path = workerPath();
  return {
    name: 'portal:compression-worker',
    configureServer(server) {
      server.middlewares.use(path, (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(script);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: path.slice(1), source: script });
    },
  };
}
