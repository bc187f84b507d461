import type { Page } from 'playwright';
import { newVisitor, openBrowser } from '../browser/browser';
import { pageTimeout } from '../browser/page-timeout';
import { sideBySide } from '../browser/side-by-side';
import { showStep } from '../start/show-step.mjs';
import { fillAndGoOn, partOf } from './fill-page';
import { freezePages, picturePage } from './freeze';
import type { Shot } from './shots';

export type ColorScheme = 'light' | 'dark';

export interface Look {
  readonly scheme: ColorScheme;
  /** CSS pixels. */
  readonly widths: readonly number[];
  /** WebP is small enough for one page; PNG loses nothing, so that screenshots can be compared. */
  readonly format: 'webp' | 'png';
}

/** Phone sizes get a phone's height, all others a laptop's. */
function sizeOf(width: number): { readonly width: number; readonly height: number } {
  return { width, height: width <= 640 ? 844 : 800 };
}

export interface Pictures extends Shot {
  /** "2 of 7" in a form with pages. */
  readonly part: string | null;
  readonly heading: string | null;
  /** One per width of the {@link Look}. */
  readonly images: readonly Buffer[];
  readonly problem: string | null;
}

async function takePictures(page: Page, { widths, format }: Look): Promise<Buffer[]> {
  const images: Buffer[] = [];
  for (const width of widths) {
    await page.setViewportSize(sizeOf(width));
    images.push(await picturePage(page, format));
  }
  return images;
}

/** Fills in a form and takes each of its pages. */
async function takeScreen(page: Page, shot: Shot, look: Look): Promise<Pictures[]> {
  const taken: Pictures[] = [];
  try {
    await page.setViewportSize(sizeOf(look.widths[0] ?? 1280));
    await page.goto(shot.url, { waitUntil: 'commit', timeout: pageTimeout() });
    await page.locator(`main[data-screen="${shot.screen}"]`).waitFor({ timeout: pageTimeout() });
    // A seed's link clears the storage, so set the scheme on the page.
    await page.evaluate((chosen) => {
      document.documentElement.dataset['colorScheme'] = chosen;
    }, look.scheme);
    let part = await partOf(page);
    const first = part?.number ?? 1;
    const last = part?.of ?? 1;
    for (let number = first; number <= last; number += 1) {
      if (number > first) await fillAndGoOn(page, number);
      part = await partOf(page);
      const { search } = new URL(page.url());
      const [path = ''] = shot.path.split('?');
      taken.push({
        ...shot,
        path: part === null || number === first ? shot.path : path + search,
        part: part === null ? null : `${String(part.number)} of ${String(part.of)}`,
        heading: await page.locator('h1').first().textContent(),
        images: await takePictures(page, look),
        problem: null,
      });
    }
  } catch (error) {
    const [problem = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    taken.push({ ...shot, part: null, heading: null, images: [], problem });
  }
  return taken;
}

/** A few pages in parallel; `what` describes them in the progress. */
export async function takeAllPictures(
  shots: readonly Shot[],
  look: Look,
  title = 'Taking screenshots',
): Promise<Pictures[]> {
  const browser = await openBrowser();
  try {
    const takeAll = (report: (finished: number) => void) =>
      sideBySide(
        shots,
        async () => {
          const size = sizeOf(look.widths[0] ?? 1280);
          const context = await newVisitor(browser, size, { reducedMotion: 'reduce' });
          await freezePages(context);
          return context.newPage();
        },
        (page, shot) => takeScreen(page, shot, look),
        report,
      );
    return (await showStep(title, takeAll, shots.length)).flat();
  } finally {
    await browser.close();
  }
}
