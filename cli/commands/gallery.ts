import { Command } from 'commander';
import { SCREEN_IDS } from '../../src/catalogue/screens';
import { BRAND_IDS } from '../../src/programs/registry';
import { checkAnswering } from '../support/base-url';
import { choice, choices } from '../support/choice';
import { collect } from '../support/collect';
import { count } from '../support/count';
import { printLine } from '../support/output';
import { WIDTHS } from '../gallery/widths';
import type { Base } from '../gallery/compare/base';
import type { Look, Pictures } from '../gallery/take-pictures';
import { CommandFailed, UsageError } from '../support/usage-error';

interface GalleryOptions {
  readonly program?: readonly string[];
  readonly screen?: readonly string[];
  readonly out?: string;
  readonly scheme: string;
  readonly width?: readonly string[];
  readonly allStatuses?: boolean;
  readonly baseUrl?: string;
  readonly png?: boolean;
  readonly compare?: string;
  readonly threshold?: string;
}

/** Throws a UsageError on what no window can be. */
function checkWidth(text: string): number {
  const width = Number(text);
  if (Number.isInteger(width) && width >= 200 && width <= 4000) return width;
  throw new UsageError(
    `--width ${text} is no width of a window. Give whole pixels from 200 to 4000.`,
  );
}

/** The share of the pixels that may differ, 0 to 1. */
function checkThreshold({ threshold: text, compare }: GalleryOptions): number {
  if (text === undefined) return 0;
  if (compare === undefined) throw new UsageError('--threshold belongs to --compare');
  const threshold = text.trim() === '' ? NaN : Number(text);
  if (threshold >= 0 && threshold <= 100) return threshold / 100;
  throw new UsageError(`--threshold ${text} is no share. Give a percentage from 0 to 100.`);
}

/** What is compared with. Throws a UsageError where the present pictures would be written over it. */
async function baseOf(compare: string | undefined, out: string): Promise<Base | null> {
  if (compare === undefined) return null;
  const { findBase } = await import('../gallery/compare/base');
  const { projectRoot } = await import('../support/project-root');
  const { resolve } = await import('node:path');
  const base = await findBase(compare, projectRoot());
  const written = [out, `${out}/pictures`].map((folder) => resolve(folder));
  if (base.kind === 'folder' && written.includes(resolve(compare))) {
    throw new UsageError(`--compare ${compare} would be written over: choose another --out`);
  }
  return base;
}

async function writeGallery(out: string, pictures: readonly Pictures[], look: Look): Promise<void> {
  const { mkdirSync, writeFileSync } = await import('node:fs');
  const { join } = await import('node:path');
  const { contactSheet } = await import('../gallery/contact-sheet');
  const { filesOf, writePictures } = await import('../gallery/picture-files');
  mkdirSync(out, { recursive: true });
  const file = join(out, 'index.html');
  writeFileSync(file, contactSheet(pictures, look));
  if (look.format === 'png') await writePictures(join(out, 'pictures'), filesOf(pictures, look));
  const taken = pictures.filter(({ problem }) => problem === null);
  const what = taken.length === 1 ? 'screen or page of a form' : 'screens and pages of forms';
  printLine(`${taken.length} ${what}: ${file}`);
}

/** Throws CommandFailed where there is no picture of a screen. */
function checkTaken(pictures: readonly Pictures[]): void {
  const failed = pictures.filter(({ problem }) => problem !== null);
  if (failed.length === 0) return;
  const named = failed.map(
    ({ program, screen, problem }) => `\n  ${program} ${screen}: ${problem ?? ''}`,
  );
  throw new CommandFailed(`No picture of ${count(failed.length, 'screen')}:${named.join('')}`);
}

async function run(options: GalleryOptions): Promise<void> {
  const programs = choices('program', options.program ?? BRAND_IDS, BRAND_IDS);
  const screens = choices('screen', options.screen ?? SCREEN_IDS, SCREEN_IDS);
  const scheme = choice('scheme', options.scheme, ['light', 'dark']);
  const widths = options.width?.map(checkWidth) ?? WIDTHS;
  const baseUrl = options.baseUrl === undefined ? undefined : await checkAnswering(options.baseUrl);
  const threshold = checkThreshold(options);
  const out =
    options.out ?? `test-results/${options.compare === undefined ? 'gallery' : 'compare'}`;
  const base = await baseOf(options.compare, out);
  const { shotsOf } = await import('../gallery/shots');
  const { takeAllPictures } = await import('../gallery/take-pictures');
  const { serveMockBuild } = await import('../browser/mock-build');
  const format = options.png === true || base !== null ? 'png' : 'jpeg';
  const look: Look = { scheme, widths, format };
  const allStatuses = options.allStatuses ?? false;
  const shotsAt = (url: string) =>
    programs.flatMap((program) => shotsOf(program, screens, { base: url, allStatuses }));
  const build = baseUrl === undefined ? await serveMockBuild() : null;
  const shots = shotsAt(baseUrl ?? build?.origin ?? '');
  const pictures = await takeAllPictures(shots, look).finally(() => build?.close());
  if (base === null) {
    await writeGallery(out, pictures, look);
    checkTaken(pictures);
    return;
  }
  const { compareGalleries } = await import('../gallery/compare/compare-galleries');
  const { differs } = await import('../gallery/compare/compare-pictures');
  const { summary } = await import('../gallery/compare/report');
  const { filesOf } = await import('../gallery/picture-files');
  const { program, screen } = options;
  const { comparison, report } = await compareGalleries(base, filesOf(pictures, look), {
    look,
    shotsAt,
    asked: { programs: program, screens: screen, widths, scheme, allStatuses },
    threshold,
    out,
  });
  printLine(`Compared with ${base.name}: ${summary(comparison)}\n${report}`);
  checkTaken(pictures);
  if (differs(comparison)) throw new CommandFailed('The pictures differ.');
}

/** `portal gallery`: pictures of every screen on one page. */
export function galleryCommand(): Command {
  return new Command('gallery')
    .summary('pictures of every screen, wide and narrow, on one page; what changed since before')
    .description(
      'Takes a picture of every screen of every program, and of each page of its form, in windows of 1280 ' +
        'and 390 px or of the widths asked for, and puts them on one HTML page that needs no other file. ' +
        'Without --base-url it builds and serves a copy of its own. Clock, motion and caret stand still: ' +
        'the same code gives the same bytes.\n\n' +
        'With --compare it says instead which pictures are not as they were, pixel by pixel, and leaves a ' +
        'report with a slider for each. BASE is a folder of pictures (--png), a commit (built aside, in a ' +
        'folder that goes again) or the address of another deployment. The exit code is 0 where every ' +
        'picture is the same, 1 where one differs, is new or missing, 2 where BASE is none of these.',
    )
    .option('--program <program>', 'only this program; may be repeated', collect)
    .option('--screen <id>', 'only this screen; may be repeated', collect)
    .option(
      '--out <folder>',
      'where index.html is written (default: test-results/gallery or /compare)',
    )
    .option('--scheme <scheme>', 'colour scheme: light or dark', 'light')
    .option('--width <px>', 'width of the window; may be repeated (default: 1280 and 390)', collect)
    .option('--all-statuses', 'each screen in every status that leads to it, not only in its first')
    .option('--base-url <url>', 'where a copy of the mock build is served')
    .option('--png', 'as PNG files beside the page, to compare with later')
    .option('--compare <base>', 'what changed since: a folder, a commit or an address')
    .option('--threshold <percent>', 'how many of the pixels of a picture may differ (default: 0)')
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
