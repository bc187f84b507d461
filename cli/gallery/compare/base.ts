import { checkAnswering } from '../../support/base-url';
import { invalid } from '../../support/errors';
import { readPictures, type PictureFile } from '../picture-files';
import { commitOf } from './build-commit';

export type Base =
  | { readonly kind: 'folder'; readonly name: string; readonly pictures: readonly PictureFile[] }
  | { readonly kind: 'deployment'; readonly name: string; readonly url: string }
  | { readonly kind: 'commit'; readonly name: string; readonly commit: string };

async function picturesIn(folder: string): Promise<readonly PictureFile[] | null> {
  try {
    return await readPictures(folder);
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw invalid('--compare', folder, `can't read its screenshots (${reason})`);
  }
}

async function deployment(value: string): Promise<Base> {
  const url = await checkAnswering(value, '--compare');
  return { kind: 'deployment', name: url, url };
}

/**
 * `value`: a folder of screenshots, a commit of this repository or a deployment. Throws a
 * UsageError.
 */
export async function findBase(value: string, root: string): Promise<Base> {
  if (/^https?:/.test(value)) return deployment(value);
  const pictures = await picturesIn(value);
  if (pictures !== null) return { kind: 'folder', name: value, pictures };
  const commit = await commitOf(value, root);
  if (commit !== null) {
    return { kind: 'commit', name: `${value} (${commit.slice(0, 9)})`, commit };
  }
  const { existsSync } = await import('node:fs');
  const reason = existsSync(value)
    ? "no screenshots there, create them with 'portal gallery --png --out <folder>'"
    : 'expected a folder, a commit of this repository or a URL';
  throw invalid('--compare', value, reason);
}
