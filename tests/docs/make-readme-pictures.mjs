// `npm run pictures` runs this; tests/docs/readme-pictures.test.ts says when its images are
// outdated.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { serve } from 'srvx';
import { staticMiddleware } from 'srvx/static';
import { runnerImport } from 'vite';
import { findChromium } from '../../cli/start/chromium.mjs';
import { runScript } from '../../cli/build/run-script.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const WIDTH = 1280;

const load = async (path) => (await runnerImport(join(ROOT, path), { root: ROOT })).module;
const portal = (...args) =>
  execFileSync(process.execPath, [join(ROOT, 'cli/bin/portal.cjs'), ...args], { cwd: ROOT });

const { README_PICTURES } = await load('tests/docs/readme-pictures.ts');
const { folder: FOLDER, shots: SHOTS, show: WHAT_THEY_SHOW } = README_PICTURES;
const { freezePages, picturePage } = await load('cli/gallery/freeze.ts');

await runScript('prepare');
await runScript('build:mock');
const find = staticMiddleware({ dir: join(ROOT, 'dist-mock'), compress: false });
const server = serve({
  port: 0,
  hostname: '127.0.0.1',
  silent: true,
  fetch: (request) => find(request, () => new Response(null, { status: 404 })),
});
await server.ready();
// Service workers require this name or HTTPS.
const origin = `http://localhost:${new URL(server.url).port}`;
const work = mkdtempSync(join(tmpdir(), 'portal-pictures-'));
const browser = await chromium.launch({ executablePath: await findChromium() });

async function openShot({ screen, query }, width, height) {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
  });
  await freezePages(context);
  const page = await context.newPage();
  await page.goto(`${origin}/${query}`);
  await page.locator(`main[data-screen="${screen}"]`).waitFor();
  return page;
}

/** PNG, once the window stops changing. */
async function view(page) {
  await picturePage(page, 'png');
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}

const dataOf = (png) => `data:image/png;base64,${png.toString('base64')}`;

async function productPicture() {
  const phones = [];
  for (const shot of SHOTS.phones) {
    const page = await openShot(shot, 390, 780);
    // The gear belongs to the screenshot of the panel.
    await page.addStyleTag({
      content: '[aria-label="Admin debugger settings"]{visibility:hidden}',
    });
    phones.push(await view(page));
    await page.context().close();
  }
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 860 } });
  const images = phones.map((png) => `<img src="${dataOf(png)}" width="380">`).join('');
  await page.setContent(`<style>body{margin:0;display:flex;justify-content:center;gap:35px;padding:40px 0;background:#e7ecf1}
    img{display:block;border-radius:26px;box-shadow:0 18px 40px -18px #1b2530aa,0 0 0 1px #c3ccd4}</style>${images}`);
  return view(page);
}

async function panelPicture() {
  const page = await openShot(SHOTS.panel, WIDTH, 800);
  await page.getByRole('button', { name: 'Admin debugger settings' }).click();
  const panel = page.getByRole('dialog', { name: 'Admin Debugger' });
  await panel.getByRole('heading', { name: 'Last 20 log lines' }).waitFor();
  return view(page);
}

async function mapPicture() {
  const [gallery, map] = [join(work, 'gallery'), join(work, 'map.html')];
  portal('gallery', '--program', 'home_light', '--width', '390', '--out', gallery);
  portal('map', '--gallery', join(gallery, 'index.html'), '--out', map);
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 800 } });
  await page.goto(pathToFileURL(map).href);
  for (let step = 0; step < 3; step += 1)
    await page.getByRole('button', { name: 'Zoom in' }).click();
  return view(page);
}

/** A quarter of the size of PNG. */
async function webp(png) {
  const page = await browser.newPage();
  const data = await page.evaluate(async (source) => {
    const image = Object.assign(new Image(), { src: source });
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), {
      width: image.naturalWidth,
      height: image.naturalHeight,
    });
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.8);
  }, dataOf(png));
  await page.close();
  return Buffer.from(data.split(',')[1], 'base64');
}

try {
  const pictures = {
    product: await productPicture(),
    panel: await panelPicture(),
    map: await mapPicture(),
  };
  await mkdir(join(ROOT, FOLDER), { recursive: true });
  for (const [name, png] of Object.entries(pictures)) {
    const file = await webp(png);
    await writeFile(join(ROOT, FOLDER, `${name}.webp`), file);
    process.stdout.write(`${FOLDER}/${name}.webp: ${Math.round(file.length / 1000)} kB\n`);
  }
  const digest = createHash('sha256').update(JSON.stringify(WHAT_THEY_SHOW)).digest('hex');
  await writeFile(join(ROOT, FOLDER, 'made-from.txt'), `${digest}\n`);
} finally {
  await browser.close();
  await server.close(true);
  rmSync(work, { recursive: true, force: true });
}
