import { serveFolder } from '../../browser/mock-build';
import { projectRoot } from '../../support/project-root';
import { filesOf, writePictures, type PictureFile } from '../picture-files';
import type { Shot } from '../shots';
import { takeAllPictures, type Look } from '../take-pictures';
import type { Base } from './base';
import { withBuildOf } from './build-commit';
import { comparePictures, type Asked, type Comparison } from './compare-pictures';
import { compareReport, FOLDERS } from './report';

export interface BaseShots {
  readonly look: Look;
  /** The same shots by links to another portal. */
  shotsAt(url: string): readonly Shot[];
}

async function basePictures(
  base: Base,
  { look, shotsAt }: BaseShots,
): Promise<readonly PictureFile[]> {
  // A screen that the baseline doesn't have is new, so a missing screenshot isn't a failure here.
  const takeAt = async (url: string): Promise<readonly PictureFile[]> =>
    filesOf(await takeAllPictures(shotsAt(url), look, `Taking screenshots of ${base.name}`), look);
  if (base.kind === 'folder') return base.pictures;
  if (base.kind === 'deployment') return takeAt(base.url);
  return withBuildOf(base.commit, projectRoot(), async (folder) => {
    const build = await serveFolder(folder);
    return takeAt(build.origin).finally(() => build.close());
  });
}

async function writeReport(
  out: string,
  comparison: Comparison,
  options: { readonly base: string; readonly threshold: number },
): Promise<string> {
  const { mkdirSync, writeFileSync } = await import('node:fs');
  const { join } = await import('node:path');
  const { changed, missing } = comparison;
  const former = changed.map(({ picture, base }) => ({ picture, png: base }));
  const marked = changed.map(({ picture, shown }) => ({ picture, png: shown }));
  mkdirSync(out, { recursive: true });
  await writePictures(join(out, FOLDERS.base), [...former, ...missing]);
  await writePictures(join(out, FOLDERS.difference), marked);
  const file = join(out, 'index.html');
  writeFileSync(file, compareReport(comparison, options));
  return file;
}

/** Also writes a report into `out`. */
export async function compareGalleries(
  base: Base,
  now: readonly PictureFile[],
  options: BaseShots & { readonly asked: Asked; readonly threshold: number; readonly out: string },
): Promise<{ readonly comparison: Comparison; readonly report: string }> {
  const { asked, threshold, out } = options;
  const { join } = await import('node:path');
  await writePictures(join(out, FOLDERS.now), now);
  const former = await basePictures(base, options);
  const comparison = comparePictures(former, now, { asked, threshold });
  const report = await writeReport(out, comparison, { base: base.name, threshold });
  return { comparison, report };
}
