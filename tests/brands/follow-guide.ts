import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** What the brands and the making of their style sheet need. Vitest has defaults that do without its configuration. */
const COPIED = ['src/programs', 'src/catalogue', 'src/ui', 'package.json', 'panda.config.ts'];

export interface Block {
  readonly language: string;
  /** What stands behind the language: for a diff its file. */
  readonly note: string;
  readonly text: string;
}

/** The fenced blocks of a page of docs, in their order. */
export function readBlocks(page: string): Block[] {
  const text = readFileSync(join(ROOT, page), 'utf8');
  return [...text.matchAll(/^```(\w+) ?(.*)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', note = '', body = '']) => ({ language, note, text: body }),
  );
}

/** Copies what a brand needs into `folder`. */
export function copyProject(folder: string): void {
  for (const path of COPIED) {
    cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'dir');
}

/** Runs lines of shell in `folder`. Throws an error with the output where one fails. */
export function runShell(folder: string, lines: string): string {
  const env = { ...process.env, NO_COLOR: '1', VITEST: undefined };
  return execFileSync('sh', ['-e', '-c', lines], { cwd: folder, env, encoding: 'utf8' });
}

function isContext(line: string): boolean {
  return line.startsWith(' ') || line.startsWith('-');
}

/** Makes the change of a diff block in `folder`. Throws where the file has not, or not once, what the block begins with. */
export function applyDiff(folder: string, { note, text }: Block): void {
  const path = join(folder, note);
  let content = readFileSync(path, 'utf8');
  const changes = text.match(/(?:^[ -].*\n)+(?:^\+.*\n)*/gm) ?? [];
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
