import { Command } from 'commander';
import { SCREEN_IDS } from '../../src/catalogue/screens';
import { BRAND_IDS } from '../../src/programs/registry';
import { checkBaseUrl, DEFAULT_BASE_URL } from '../support/base-url';
import { choice, choices } from '../support/choice';
import { collect } from '../support/collect';
import { printLine } from '../support/output';
import { WIDTHS } from '../gallery/widths';
import { CommandFailed, UsageError } from '../support/usage-error';

interface GalleryOptions {
  readonly program?: readonly string[];
  readonly screen?: readonly string[];
  readonly out: string;
  readonly scheme: string;
  readonly width?: readonly string[];
  readonly allStatuses?: boolean;
  readonly baseUrl?: string;
}

/** Throws a UsageError on what no window can be. */
function checkWidth(text: string): number {
  const width = Number(text);
  if (Number.isInteger(width) && width >= 200 && width <= 4000) return width;
  throw new UsageError(
    `--width ${text} is no width of a window. Give whole pixels from 200 to 4000.`,
  );
}

async function run(options: GalleryOptions): Promise<void> {
  const programs = choices('program', options.program ?? BRAND_IDS, BRAND_IDS);
  const screens = choices('screen', options.screen ?? SCREEN_IDS, SCREEN_IDS);
  const scheme = choice('scheme', options.scheme, ['light', 'dark']);
  const widths = options.width?.map(checkWidth) ?? WIDTHS;
  const baseUrl = options.baseUrl === undefined ? undefined : checkBaseUrl(options.baseUrl);
  const { mkdirSync, writeFileSync } = await import('node:fs');
  const { join } = await import('node:path');
  const { shotsOf } = await import('../gallery/shots');
  const { takeAllPictures } = await import('../gallery/take-pictures');
  const { contactSheet } = await import('../gallery/contact-sheet');
  const { serveMockBuild } = await import('../browser/mock-build');
  const base = baseUrl ?? DEFAULT_BASE_URL;
  const shots = programs.flatMap((program) =>
    shotsOf(program, screens, { base, allStatuses: options.allStatuses ?? false }),
  );
  const build = baseUrl === undefined ? await serveMockBuild() : null;
  const origin = build?.origin ?? new URL(base).origin;
  const pictures = await takeAllPictures(shots, origin, { scheme, widths }).finally(() =>
    build?.close(),
  );
  mkdirSync(options.out, { recursive: true });
  const file = join(options.out, 'index.html');
  writeFileSync(file, contactSheet(pictures, { scheme, widths }));
  const failed = pictures.filter(({ problem }) => problem !== null);
  printLine(`${pictures.length - failed.length} screens and pages of forms: ${file}`);
  if (failed.length === 0) return;
  const named = failed.map(
    ({ program, screen, problem }) => `\n  ${program} ${screen}: ${problem ?? ''}`,
  );
  throw new CommandFailed(`No picture of ${failed.length} screens:${named.join('')}`);
}

/** `portal gallery`: pictures of every screen on one page. */
export function galleryCommand(): Command {
  return new Command('gallery')
    .summary('pictures of every screen, wide and narrow, on one page')
    .description(
      'Takes a picture of every screen of every program, and of each page of its form, in windows of 1280 ' +
        'and 390 px or of the widths asked for, and puts them on one HTML page that needs no other file. Without --base-url it builds and serves a copy of its own.',
    )
    .option('--program <program>', 'only this program; may be repeated', collect)
    .option('--screen <id>', 'only this screen; may be repeated', collect)
    .option('--out <folder>', 'where index.html is written', 'test-results/gallery')
    .option('--scheme <scheme>', 'colour scheme: light or dark', 'light')
    .option('--width <px>', 'width of the window; may be repeated (default: 1280 and 390)', collect)
    .option('--all-statuses', 'each screen in every status that leads to it, not only in its first')
    .option('--base-url <url>', 'where a copy of the mock build is served')
    .addHelpText(
      'after',
      `
Examples:
  $ portal gallery
  $ portal gallery --program trovy --program honor --out /tmp/gallery
  $ portal gallery --screen login --scheme dark
  $ portal gallery --screen offer --width 320 --width 820 --width 1920`,
    )
    .action(run);
}
