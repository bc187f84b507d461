import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** No tracked files, as in .gitignore. */
const IGNORED = new Set([
  '.git/',
  ...readFileSync(join(ROOT, '.gitignore'), 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('/')),
]);

function below(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      return IGNORED.has(`${entry.name}/`) || IGNORED.has(`${path}/`) ? [] : below(path);
    }
    return path.endsWith('.md') ? [path] : [];
  });
}

/** Relative to the root. */
export const pagePaths = (): string[] => below('');

export function readPage(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

const FENCE = /^```(\w*)[^\n]*\n([\s\S]*?)^```$/gm;

export function withoutCodeBlocks(text: string): string {
  return text.replaceAll(FENCE, '');
}

export function proseOf(text: string): string {
  return withoutCodeBlocks(text).replaceAll(/`[^`\n]*`/g, '');
}

export function blocksOf(text: string, language: string): string[] {
  return [...text.matchAll(FENCE)].flatMap(([, name, body]) =>
    name === language && body !== undefined ? [body] : [],
  );
}

export function anchorsOf(text: string): Set<string> {
  const headings = text.replaceAll(FENCE, '').matchAll(/^#+ (.+)$/gm);
  return new Set(
    [...headings].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(/\s/g, '-'),
    ),
  );
}

/** Code counts, and links count by their label. */
export function wordsOf(text: string): number {
  const shown = text.replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1');
  return shown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
