import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { precompress } from '../../cli/build/vite/precompress';

/** A large script, minified, as the first load is one. */
const LARGE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js')).subarray(
  0,
  120_000,
);

const FILES = { 'large.js': LARGE, 'small.js': Buffer.from('let a'), 'photo.png': LARGE };

let dir = '';

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'precompress-'));
  for (const [name, bytes] of Object.entries(FILES)) writeFileSync(join(dir, name), bytes);
  const { writeBundle } = precompress();
  if (typeof writeBundle !== 'function') throw new TypeError('Nothing is written.');
  await writeBundle.call({} as never, { dir } as never, FILES as never);
});

afterAll(() => rmSync(dir, { recursive: true, force: true }));

test('a text that is large enough has two copies, which say the same', () => {
  expect(brotliDecompressSync(readFileSync(join(dir, 'large.js.br')))).toEqual(LARGE);
  expect(gunzipSync(readFileSync(join(dir, 'large.js.gz')))).toEqual(LARGE);
  for (const name of ['small.js', 'photo.png']) {
    expect(existsSync(join(dir, `${name}.br`)), name).toBe(false);
  }
});

test('where a large text is cut is tried in several ways, and the smallest copy is kept', () => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const plain = brotliCompressSync(LARGE, {
    params: { ...params, [constants.BROTLI_PARAM_SIZE_HINT]: LARGE.length },
  });
  expect(readFileSync(join(dir, 'large.js.br')).length).toBeLessThan(plain.length);
});
