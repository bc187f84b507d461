import { Command } from 'commander';
import { note, printJson, printLine } from '../support/output';
import { prepareFolder } from '../support/prepare-output';
import { CommandFailed } from '../support/errors';
import { projectRoot } from '../support/project-root';

interface DemoOptions {
  readonly out: string;
  readonly gallery: boolean;
  readonly json?: boolean;
}

/** False if the screenshots aren't files, or are older than the build. */
async function isTaken(folder: string, build: string): Promise<boolean> {
  const { existsSync, statSync } = await import('node:fs');
  const page = `${folder}/index.html`;
  if (!existsSync(page) || !existsSync(`${folder}/pictures`)) return false;
  return statSync(page).mtimeMs >= statSync(build).mtimeMs;
}

async function takeGallery(root: string, folder: string): Promise<void> {
  const { spawn } = await import('node:child_process');
  const { join } = await import('node:path');
  const script = join(root, 'cli/bin/portal.cjs');
  const taking = spawn(process.execPath, [script, 'gallery', '--files', '--out', folder], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((resolve) => taking.once('close', resolve));
  if (code !== 0) {
    throw new CommandFailed(
      "couldn't take all screenshots; to skip them, run 'npm run demo -- --no-gallery'",
    );
  }
}

async function run({ out: folder, gallery, json }: DemoOptions): Promise<void> {
  const { cpSync, readFileSync, rmSync, writeFileSync } = await import('node:fs');
  const { join, resolve } = await import('node:path');
  const { makeMockBuild } = await import('../browser/mock-build');
  const { startPage } = await import('../demo/start-page');
  const { galleryPictures } = await import('../map/gallery-pictures');
  const { mapPage } = await import('../map/map-page');
  const { makeSite } = await import('../site/make-site');
  const root = projectRoot();
  const out = resolve(folder);
  prepareFolder('--out', out, folder);
  const build = await makeMockBuild();
  for (const part of ['portal', 'docs']) rmSync(join(out, part), { recursive: true, force: true });
  cpSync(build, join(out, 'portal'), { recursive: true });
  const shown = join(out, 'gallery');
  if (!gallery) rmSync(shown, { recursive: true, force: true });
  else if (!(await isTaken(shown, join(build, 'index.html')))) {
    note('Taking screenshots of every screen. This takes minutes (skip with --no-gallery).');
    await takeGallery(root, shown);
  }
  const page = join(shown, 'index.html');
  const pictures = gallery ? galleryPictures(readFileSync(page, 'utf8'), 'gallery/') : {};
  writeFileSync(join(out, 'map.html'), await mapPage({ portal: 'portal/', pictures }));
  const pages = makeSite(root, join(out, 'docs'), '../portal/');
  writeFileSync(join(out, 'index.html'), await startPage({ gallery }));
  if (json) {
    printJson({ folder, page: `${folder}/index.html`, pages, gallery });
    return;
  }
  printLine(`Demo: ${folder}/index.html, with the portal, the map and ${pages} pages`);
  printLine(
    'Upload the folder to any static host, under any path. Open it over HTTPS or on localhost.',
  );
}

export function demoCommand(): Command {
  return new Command('demo')
    .summary('build a static demo: portal, map, gallery and guide')
    .description(
      'Build one folder for any static host, under any path: a start page with all brands, the portal ' +
        'with its mock, screenshots of every screen, the map and the guide. Screenshots are reused until ' +
        'the portal changes.',
    )
    .option('--out <folder>', 'output folder', 'dist-demo')
    .option('--no-gallery', 'skip the screenshots, which take minutes')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `
Examples:
  $ portal demo
  $ portal demo --no-gallery --out /tmp/demo
  $ python3 -m http.server --directory dist-demo 8000`,
    )
    .action(run);
}
