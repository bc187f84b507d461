import { spawn } from 'node:child_process';
import { once } from 'node:events';

const inUrl = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;

/** Prints the length of every module when it is loaded. */
const NOTES = inUrl(`import { writeSync } from 'node:fs';
export async function load(url, context, next) {
  const loaded = await next(url, context);
  writeSync(2, '\\nloaded ' + String(loaded.source?.length ?? 0) + '\\n');
  return loaded;
}`);

/** The bundle has its own starter instead of a Node loader. */
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
 * In kB, until the program first prints: the same on every machine. `npm run bench` measures the
 * time.
 */
export async function loadedCode(args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, ['--import', START, ...args]);
  let output = '';
  child.stderr.on('data', (part: Buffer) => (output += part.toString()));
  child.stdout.once('data', () => child.kill('SIGTERM'));
  await once(child, 'close');
  const lengths = [...output.matchAll(/^loaded (\d+)$/gm)].map(([, length]) => Number(length));
  return lengths.reduce((sum, length) => sum + length, 0) / 1000;
}
