import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The root of the project. */
export const ROOT = join(import.meta.dirname, '../..');

function below(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? below(path) : path.endsWith('.md') ? [path] : [];
  });
}

/** Every page written for people, as a path below the root. */
export function pagePaths(): string[] {
  return ['README.md', 'CONTRIBUTING.md', ...below('docs')];
}

/** The text of a page. */
export function readPage(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

const FENCE = /^```(\w*)[^\n]*\n([\s\S]*?)^```$/gm;

/** A page without its blocks of code. */
export function proseOf(text: string): string {
  return text.replaceAll(FENCE, '').replaceAll(/`[^`\n]*`/g, '');
}

/** The blocks of code of a page in one language. */
export function blocksOf(text: string, language: string): string[] {
  return [...text.matchAll(FENCE)].flatMap(([, name, body]) =>
    name === language && body !== undefined ? [body] : [],
  );
}

/** The anchors that the headings of a page have. */
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
