import { Command } from 'commander';
import { checkAnswering, DEFAULT_BASE_URL, isAnswering } from '../support/base-url';
import { note, printLine } from '../support/output';
import { UsageError } from '../support/usage-error';

interface MapCommandOptions {
  readonly out: string;
  /** Where none is given the map leads to `npm start`, which need not run yet. */
  readonly baseUrl?: string;
  readonly gallery?: string;
}

async function readGallery(file: string): Promise<string> {
  const { readFileSync } = await import('node:fs');
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`--gallery ${file} cannot be read; make it with: portal gallery`);
  }
}

async function run({ out, baseUrl, gallery }: MapCommandOptions): Promise<void> {
  const portal = baseUrl === undefined ? DEFAULT_BASE_URL : await checkAnswering(baseUrl);
  const { mkdirSync, writeFileSync } = await import('node:fs');
  const { dirname } = await import('node:path');
  const { mapPage } = await import('../map/map-page');
  const { galleryPictures } = await import('../map/gallery-pictures');
  const pictures = gallery === undefined ? {} : galleryPictures(await readGallery(gallery));
  if (gallery !== undefined && Object.keys(pictures).length === 0) {
    throw new UsageError(`--gallery ${gallery} has no pictures; it is no page of portal gallery`);
  }
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, await mapPage({ portal, pictures }));
  printLine(`Map: ${out}`);
  if (baseUrl !== undefined || (await isAnswering(portal))) return;
  note(
    `It leads to ${portal}, where nobody answers now: run npm start before you open a state, or say --base-url.`,
  );
}

/** `portal map`: every flow, its screens and what leads from one to the next, on one page. */
export function mapCommand(): Command {
  return new Command('map')
    .summary('every flow on one page: its screens, and what leads from one to the next')
    .description(
      'Draws every flow as its statuses and screens, joined by what leads from one to the next: steps, ' +
        'decisions, the back office, timers. Made of the catalogue and the lifecycle; one HTML page that ' +
        'needs no other file. A press on a screen opens that very state.',
    )
    .option('--out <file>', 'where the page is written', 'test-results/map.html')
    .option(
      '--base-url <url>',
      `where a copy of the mock build is served (default: ${DEFAULT_BASE_URL})`,
    )
    .option(
      '--gallery <file>',
      'a page of portal gallery, whose pictures take the place of drawings',
    )
    .addHelpText(
      'after',
      `
Examples:
  $ portal map
  $ portal map --out /tmp/map.html --base-url https://example.github.io/demo/
  $ portal map --gallery test-results/gallery/index.html`,
    )
    .action(run);
}
