import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { invalid } from './errors';

/** Doesn't use `recursive`, which never returns for a folder in /proc. */
function createFolder(folder: string): void {
  if (existsSync(folder)) return;
  createFolder(dirname(folder));
  mkdirSync(folder);
}

/** Checks that files can be written there. Throws a UsageError. */
export function prepareFolder(option: string, folder: string, given = folder): void {
  try {
    createFolder(resolve(folder));
    rmdirSync(mkdtempSync(join(folder, '.write-')));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw invalid(option, given, `can't write there (${code})`);
  }
}

export const prepareFile = (option: string, file: string): void =>
  prepareFolder(option, dirname(file), file);
