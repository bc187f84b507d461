import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|html|svg|json)$/;

/** Smaller files do not gain enough to be worth a second copy, bytes. */
const SMALLEST = 600;

/**
 * Writes a .br and a .gz beside every text file of the build, at the highest quality: too slow to do
 * for each visitor, and what servers send as they are (nginx brotli_static and gzip_static).
 */
export function precompress(): Plugin {
  return {
    name: 'portal:precompress',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return;
      const files = Object.keys(bundle).filter((name) => COMPRESSIBLE.test(name));
      await Promise.all(
        files.map(async (name) => {
          const path = join(dir, name);
          const bytes = await readFile(path);
          if (bytes.length < SMALLEST) return;
          const params = {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          };
          await Promise.all([
            promisify(brotliCompress)(bytes, { params }).then((br) => writeFile(`${path}.br`, br)),
            promisify(gzip)(bytes, { level: 9 }).then((gz) => writeFile(`${path}.gz`, gz)),
          ]);
        }),
      );
    },
  };
}
