// `npm run pictures` runs this for docs/recipes/adding-a-brand.md, and records the sources.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { runnerImport } from 'vite';
import { findChromium } from '../../cli/start/chromium.mjs';
import { runScript } from '../../cli/build/run-script.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const OUT = join(ROOT, 'docs/recipes/brand-tokens');
const FONTS = join(ROOT, 'src/ui/generated');

/** The pages have no address, so the font files are embedded. */
async function fontRules() {
  let css = await readFile(join(FONTS, 'fonts.css'), 'utf8');
  for (const name of await readdir(FONTS)) {
    if (!name.endsWith('.woff2')) continue;
    const data = (await readFile(join(FONTS, name))).toString('base64');
    css = css.replace(`./${name}`, `data:font/woff2;base64,${data}`);
  }
  return css;
}

await runScript('codegen');
const { module } = await runnerImport(join(ROOT, 'tests/docs/brand-pictures.ts'), { root: ROOT });
const pictures = module.brandPictures();
const fonts = await fontRules();
const browser = await chromium.launch({ executablePath: await findChromium() });
try {
  const page = await browser.newPage({ viewport: { width: 760, height: 200 } });
  await mkdir(OUT, { recursive: true });
  for (const { name, html } of pictures) {
    await page.setContent(html.replace('<style>', `<style>${fonts}`));
    await page.evaluate(() => document.fonts.ready);
    const body = page.locator('body');
    await writeFile(join(OUT, `${name}.jpg`), await body.screenshot({ type: 'jpeg', quality: 84 }));
  }
} finally {
  await browser.close();
}
const digest = createHash('sha256').update(JSON.stringify(pictures)).digest('hex');
await writeFile(join(OUT, 'made-from.txt'), `${digest}\n`);
