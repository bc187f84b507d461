import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|html|svg|json)$/;

/** Smaller files do not gain enough to be worth a second copy, bytes. */
const SMALLEST = 600;

/** From so many bytes on it shows where a file is cut into blocks: 76 to 158 bytes of first-load. */
const LARGE = 64 * 1024;

/** Ways to cut one; which of them makes the least of a file follows no rule. */
const CUTS = [
  {},
  { [constants.BROTLI_PARAM_LGWIN]: 18 },
  { [constants.BROTLI_PARAM_LGBLOCK]: 16 },
] as const;

async function brotli(bytes: Buffer): Promise<Buffer> {
  const cuts = bytes.length < LARGE ? CUTS.slice(0, 1) : CUTS;
  const made = await Promise.all(
    cuts.map((cut) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          ...cut,
        },
      }),
    ),
  );
  return made.reduce((least, one) => (one.length < least.length ? one : least));
}

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
          await Promise.all([
            brotli(bytes).then((br) => writeFile(`${path}.br`, br)),
            promisify(gzip)(bytes, { level: 9 }).then((gz) => writeFile(`${path}.gz`, gz)),
          ]);
        }),
      );
    },
  };
}
