import { Command } from 'commander';
import { checkAnswering, connectionProblem } from '../support/base-url';
import { runningPortal } from '../support/running-server';
import { showStep } from '../start/show-step.mjs';
import { note, printJson, printLine } from '../support/output';
import { prepareFile } from '../support/prepare-output';
import { invalid } from '../support/errors';

interface MapCommandOptions {
  readonly out: string;
  /** Default: the running portal, or the address of `npm start`, which may start later. */
  readonly baseUrl?: string;
  readonly gallery?: string;
  readonly json?: boolean;
}

async function readGallery(file: string): Promise<string> {
  const { readFileSync } = await import('node:fs');
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw invalid('--gallery', file, "can't read the file, create it with 'portal gallery'");
  }
}

async function run({ out, baseUrl, gallery, json }: MapCommandOptions): Promise<void> {
  const portal = baseUrl === undefined ? runningPortal() : await checkAnswering(baseUrl);
  prepareFile('--out', out);
  const { writeFileSync } = await import('node:fs');
  const { dirname, relative, sep } = await import('node:path');
  const { mapPage } = await import('../map/map-page');
  const { galleryPictures } = await import('../map/gallery-pictures');
  const folder = gallery === undefined ? '' : relative(dirname(out), dirname(gallery));
  const prefix = `${folder.split(sep).join('/') || '.'}/`;
  const pictures = gallery === undefined ? {} : galleryPictures(await readGallery(gallery), prefix);
  if (gallery !== undefined && Object.keys(pictures).length === 0) {
    throw invalid('--gallery', gallery, "expected the index.html of 'portal gallery'");
  }
  const drawing = () => mapPage({ portal, pictures });
  writeFileSync(out, await showStep('Drawing the map', drawing));
  if (json) printJson({ file: out, portal });
  else printLine(`Map: ${out}`);
  if (baseUrl !== undefined || (await connectionProblem(portal)) === null) return;
  note(
    `Its links open ${portal}, which isn't running: run 'npm start' before you click a screen, or use --base-url.`,
  );
}

export function mapCommand(): Command {
  return new Command('map')
    .summary('draw a map of every flow: screens and transitions')
    .description(
      'Draw every flow as statuses and screens, connected by transitions: steps, decisions, back-office ' +
        'events and timers. The result is one self-contained HTML page. Click a screen to open that state.',
    )
    .option('--out <file>', 'output file', 'test-results/map.html')
    .option('--base-url <url>', 'URL of the portal (default: the running one)')
    .option('--gallery <file>', 'screenshots to show: the index.html of portal gallery')
    .option('--json', 'print one JSON document')
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
