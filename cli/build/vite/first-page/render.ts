import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import type { FirstPage } from '../../../../src/catalogue/first-pages.ts';

const ENTRY = 'src/app/first-page/render-first-pages.tsx';

/**
 * Has React write the first page of each brand. The same modules are built once more, for Node: names of
 * files are made of their content, so pictures are called as in the portal itself.
 */
export async function renderFirstPages(
  root: string,
  define: Record<string, string>,
): Promise<readonly FirstPage[]> {
  // Below the project, so that packages are found.
  const folder = await mkdtemp(join(root, 'node_modules', '.first-page-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      define,
      css: { postcss: {} },
      build: { ssr: ENTRY, outDir: folder, assetsInlineLimit: 0 },
    });
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(folder, 'render-first-pages.js')],
      { env: { ...process.env, NODE_ENV: 'production' }, maxBuffer: 10_000_000 },
    );
    return JSON.parse(stdout) as readonly FirstPage[];
  } finally {
    await rm(folder, { recursive: true });
  }
}
