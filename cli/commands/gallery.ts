import { Command } from 'commander';
import { SCREEN_IDS } from '../../src/catalogue/screens';
import { PROGRAM_IDS } from '../../src/catalogue/programs';
import { checkAnswering } from '../support/base-url';
import { choice, choices } from '../support/choice';
import { collect } from '../support/collect';
import { count } from '../support/count';
import { printJson, printLine } from '../support/output';
import { prepareFolder } from '../support/prepare-output';
import type { Base } from '../gallery/compare/base';
import type { PictureOf } from '../gallery/picture-files';
import type { Look, Pictures } from '../gallery/take-pictures';
import { CheckFailed, CommandFailed, invalid } from '../support/errors';
import { readNumber, readWholeNumber } from '../support/read-number';

interface GalleryOptions {
  readonly program?: readonly string[];
  readonly screen?: readonly string[];
  readonly out?: string;
  readonly scheme: string;
  readonly width?: readonly string[];
  readonly allStatuses?: boolean;
  readonly baseUrl?: string;
  readonly png?: boolean;
  readonly files?: boolean;
  readonly json?: boolean;
  readonly compare?: string;
  readonly threshold?: string;
}

/** CSS pixels. */
const WIDTHS: readonly number[] = [1280, 390];

const readWidth = (text: string): number => readWholeNumber('--width', text, 200, 4000);

/** Share of pixels that may differ, 0 to 1. Throws a UsageError. */
function readThreshold({ threshold: text, compare }: GalleryOptions): number {
  if (text === undefined) return 0;
  if (compare === undefined) throw invalid('--threshold', text, 'expected together with --compare');
  const isPercentage = (number: number) => number >= 0 && number <= 100;
  return readNumber('--threshold', text, 'a percentage from 0 to 100', isPercentage) / 100;
}

/** Throws a UsageError if the new screenshots would overwrite the baseline. */
async function baseOf(compare: string | undefined, out: string): Promise<Base | null> {
  if (compare === undefined) return null;
  const { findBase } = await import('../gallery/compare/base');
  const { projectRoot } = await import('../support/project-root');
  const { resolve } = await import('node:path');
  const base = await findBase(compare, projectRoot());
  const written = [out, `${out}/pictures`].map((folder) => resolve(folder));
  if (base.kind === 'folder' && written.includes(resolve(compare))) {
    throw invalid('--compare', compare, 'expected a folder other than --out');
  }
  return base;
}

async function writeGallery(
  pictures: readonly Pictures[],
  look: Look,
  { out, files, json }: { out: string; files: boolean; json: boolean },
): Promise<void> {
  const { writeFileSync } = await import('node:fs');
  const { join } = await import('node:path');
  const { contactSheet } = await import('../gallery/contact-sheet');
  const { filesOf, pictureName, writePictures, writeWebp } =
    await import('../gallery/picture-files');
  const file = join(out, 'index.html');
  const embeds = look.format === 'webp' && !files;
  writeFileSync(file, contactSheet(pictures, look, embeds));
  const written = embeds ? [] : filesOf(pictures, look);
  const folder = join(out, 'pictures');
  if (look.format === 'png') await writePictures(folder, written);
  else if (files) await writeWebp(folder, written);
  if (json) {
    const screens = pictures.map(({ url: _url, images: _images, usual: _usual, ...rest }) => rest);
    const names = written.map(({ picture }) => join(folder, pictureName(picture, look.format)));
    printJson({ page: file, screens, files: names });
    return;
  }
  const taken = pictures.filter(({ problem }) => problem === null);
  const what = taken.length === 1 ? 'screen or form page' : 'screens and form pages';
  printLine(`${taken.length} ${what}: ${file}`);
}

/** Throws CommandFailed if a screenshot is missing. */
function checkTaken(pictures: readonly Pictures[]): void {
  const failed = pictures.filter(({ problem }) => problem !== null);
  if (failed.length === 0) return;
  const named = failed.map(
    ({ program, screen, problem }) => `\n  ${program} ${screen}: ${problem ?? ''}`,
  );
  throw new CommandFailed(
    `couldn't take screenshots of ${count(failed.length, 'screen')}:${named.join('')}`,
  );
}

async function run(options: GalleryOptions): Promise<void> {
  const programs = choices('--program', options.program ?? PROGRAM_IDS, PROGRAM_IDS);
  const screens = choices('--screen', options.screen ?? SCREEN_IDS, SCREEN_IDS);
  const scheme = choice('--scheme', options.scheme, ['light', 'dark']);
  const widths = options.width?.map(readWidth) ?? WIDTHS;
  const baseUrl = options.baseUrl === undefined ? undefined : await checkAnswering(options.baseUrl);
  const threshold = readThreshold(options);
  const out =
    options.out ?? `test-results/${options.compare === undefined ? 'gallery' : 'compare'}`;
  const base = await baseOf(options.compare, out);
  prepareFolder('--out', out);
  const { shotsOf } = await import('../gallery/shots');
  const { takeAllPictures } = await import('../gallery/take-pictures');
  const { serveMockBuild } = await import('../browser/mock-build');
  const { program, screen, png, files = false, json = false } = options;
  const format = png === true || base !== null ? 'png' : 'webp';
  const look: Look = { scheme, widths, format };
  const allStatuses = options.allStatuses ?? false;
  const shotsAt = (url: string) =>
    programs.flatMap((one) => shotsOf(one, screens, { base: url, allStatuses }));
  const build = baseUrl === undefined ? await serveMockBuild() : null;
  const shots = shotsAt(baseUrl ?? build?.origin ?? '');
  const pictures = await takeAllPictures(shots, look).finally(() => build?.close());
  if (base === null) {
    await writeGallery(pictures, look, { out, files, json });
    checkTaken(pictures);
    return;
  }
  const { compareGalleries } = await import('../gallery/compare/compare-galleries');
  const { differs } = await import('../gallery/compare/compare-pictures');
  const { summary } = await import('../gallery/compare/report');
  const { filesOf, pictureName } = await import('../gallery/picture-files');
  const { comparison, report } = await compareGalleries(base, filesOf(pictures, look), {
    look,
    shotsAt,
    asked: { programs: program, screens: screen, widths, scheme, allStatuses },
    threshold,
    out,
  });
  if (json) {
    const { changed, added, missing, same, withinThreshold } = comparison;
    const names = (list: readonly { readonly picture: PictureOf }[]): string[] =>
      list.map((one) => pictureName(one.picture));
    printJson({
      base: base.name,
      report,
      changed: changed.map(({ picture, share }) => ({ file: pictureName(picture), share })),
      added: names(added),
      missing: names(missing),
      same,
      withinThreshold,
    });
  } else {
    printLine(`Compared with ${base.name}: ${summary(comparison)}\n${report}`);
  }
  checkTaken(pictures);
  if (differs(comparison)) throw new CheckFailed('The screenshots differ.');
}

export function galleryCommand(): Command {
  return new Command('gallery')
    .summary('take screenshots of every screen or compare with a baseline')
    .description(
      'Take a screenshot of every screen and form page of every program at 1280 and 390 px, and put them ' +
        'on one self-contained HTML page (--files: with the images next to it). Without --base-url, the command builds and serves a copy of the ' +
        'portal. Clock, animations and caret are frozen: the same code produces the same bytes.\n\n' +
        'With --compare, report the screenshots that changed, with a slider for each. The baseline is a ' +
        'folder of screenshots (--png), a commit (built in a temporary folder) or the URL of another ' +
        'deployment. The exit code is 0 if all screenshots match, 1 if one differs, is new or is missing, ' +
        'and 2 if the baseline is invalid.',
    )
    .option('--program <program>', 'limit to this program (repeatable)', collect)
    .option('--screen <id>', 'limit to this screen (repeatable)', collect)
    .option('--out <folder>', 'output folder (default: test-results/gallery or /compare)')
    .option('--scheme <scheme>', 'color scheme: light or dark', 'light')
    .option('--width <px>', 'window width (repeatable, default: 1280 and 390)', collect)
    .option('--all-statuses', 'include every status of a screen, not just the first')
    .option('--base-url <url>', 'URL of a served mock build')
    .option('--png', 'write PNG files to compare with later')
    .option('--files', 'write image files instead of one self-contained page')
    .option('--compare <base>', 'baseline to compare with: folder, commit or URL')
    .option('--threshold <percent>', 'percentage of pixels that may differ (default: 0)')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `
Examples:
  $ portal gallery
  $ portal gallery --program trovy --program honor --out /tmp/gallery
  $ portal gallery --screen login --scheme dark
  $ portal gallery --screen offer --width 320 --width 820 --width 1920
  $ portal gallery --compare main
  $ portal gallery --program trovy --compare HEAD~1 --threshold 0.1
  $ portal gallery --png --out /tmp/before
  $ portal gallery --compare /tmp/before
  $ portal gallery --compare https://example.github.io/demo/portal/`,
    )
    .action(run);
}
