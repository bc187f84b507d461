import { spawn } from 'node:child_process';
import { once } from 'node:events';

const inUrl = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;

/** Writes down the length of every module as it is loaded. */
const NOTES = inUrl(`import { writeSync } from 'node:fs';
export async function load(url, context, next) {
  const loaded = await next(url, context);
  writeSync(2, '\\nloaded ' + String(loaded.source?.length ?? 0) + '\\n');
  return loaded;
}`);

/** The bundle is read by its own starter, which is no loader of Node's. */
const START = inUrl(`import fs, { writeSync } from 'node:fs';
import { register, syncBuiltinESMExports } from 'node:module';
register(${JSON.stringify(NOTES)});
const { readFileSync } = fs;
fs.readFileSync = (path, ...more) => {
  const text = readFileSync(path, ...more);
  if (String(path).endsWith('.cjs')) writeSync(2, '\\nloaded ' + String(text.length) + '\\n');
  return text;
};
syncBuiltinESMExports();`);

/**
 * How much code a program loads until it prints something, in kB: what its start waits for, and the same on
 * every machine, idle or busy. `npm run bench` has the time.
 */
export async function loadedCode(args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, ['--import', START, ...args]);
  let told = '';
  child.stderr.on('data', (part: Buffer) => (told += part.toString()));
  child.stdout.once('data', () => child.kill('SIGTERM'));
  await once(child, 'close');
  const lengths = [...told.matchAll(/^loaded (\d+)$/gm)].map(([, length]) => Number(length));
  return lengths.reduce((sum, length) => sum + length, 0) / 1000;
}
