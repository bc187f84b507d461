import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Only the mock and its libraries contain these texts. Names don't survive a build. */
export const TRACES = [
  'mockServiceWorker',
  'MOCK_ACTIVATE',
  'portal.mock.',
  '/__mock/',
  'homer.equityson',
  '[MSW]',
  'ERR_JWS_INVALID',
  'PDFKit',
  'Must provide document',
] as const;

export function textsOf(folder: string): ReadonlyMap<string, string> {
  const paths = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(js|css|html|json|svg)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
}

export function findTraces(
  texts: ReadonlyMap<string, string>,
  traces: readonly string[] = TRACES,
): string[] {
  return [...texts].flatMap(([path, text]) =>
    traces.filter((trace) => text.includes(trace)).map((trace) => `${path} holds ${trace}`),
  );
}
