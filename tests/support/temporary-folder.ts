import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Removed after the test, or by `after`. */
export function temporaryFolder(after: (remove: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
