import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const LEFT_OUT = /^(?:node_modules|\.git|dist.*|test-results|reports)$/;

export interface Block {
  readonly language: string;
  /** Text after the language: the file of a diff. */
  readonly note: string;
  readonly text: string;
}

export function readBlocks(page: string): Block[] {
  const text = readFileSync(join(ROOT, page), 'utf8');
  return [...text.matchAll(/^```(\w+) ?(.*)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', note = '', body = '']) => ({ language, note, text: body }),
  );
}

/** Packages are linked, caches start empty. */
export function copyProject(folder: string): void {
  for (const name of readdirSync(ROOT)) {
    if (LEFT_OUT.test(name)) continue;
    cpSync(join(ROOT, name), join(folder, name), { recursive: true, preserveTimestamps: true });
  }
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name === '.cache') continue;
    symlinkSync(join(ROOT, 'node_modules', name), join(packages, name));
  }
}

function plainEnvironment(): NodeJS.ProcessEnv {
  const own = ([name]: readonly [string, unknown]) => !/^(?:VITEST|NODE_ENV$|TEST$)/.test(name);
  return { ...Object.fromEntries(Object.entries(process.env).filter(own)), NO_COLOR: '1' };
}

/** Returns the output; throws an error with it if a line fails. */
export function runShell(folder: string, lines: string): string {
  const { status, stdout, stderr } = spawnSync('sh', ['-e', '-c', lines], {
    cwd: folder,
    env: plainEnvironment(),
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  if (status !== 0) throw new Error(`${lines}\n${stdout}\n${stderr}`);
  return stdout;
}

function isContext(line: string): boolean {
  return line.startsWith(' ') || line.startsWith('-');
}

/** Throws if the file doesn't contain the block's start exactly once. */
export function applyDiff(folder: string, { note, text }: Block): void {
  const path = join(folder, note);
  let content = readFileSync(path, 'utf8');
  const changes = text.match(/(?:^\+.*\n)*(?:^[ -].*\n)+(?:^\+.*\n)*/gm) ?? [];
  for (const change of changes) {
    const lines = change.trimEnd().split('\n');
    const before = lines.filter(isContext).map((line) => `${line.slice(1)}\n`);
    const after = lines.filter((line) => !line.startsWith('-')).map((line) => `${line.slice(1)}\n`);
    const parts = content.split(before.join(''));
    if (parts.length !== 2) throw new Error(`${note} does not have once:\n${before.join('')}`);
    content = parts.join(after.join(''));
  }
  writeFileSync(path, content);
}

/** Creates the file of a block that isn't a diff. */
export function applyBlock(folder: string, block: Block): void {
  if (block.language === 'diff') applyDiff(folder, block);
  else writeFileSync(join(folder, block.note), block.text, { flag: 'wx' });
}
