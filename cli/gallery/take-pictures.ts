import type { Page } from 'playwright';
import { newVisitor, openBrowser } from '../browser/browser';
import { sideBySide } from '../browser/side-by-side';
import { progress } from '../support/progress';
import { fillAndGoOn, partOf } from './fill-page';
import type { Shot } from './shots';

export type ColorScheme = 'light' | 'dark';

/** How the pictures are taken. */
export interface Look {
  readonly scheme: ColorScheme;
  /** px */
  readonly widths: readonly number[];
}

/** A phone is as high as it is in the hand, everything else as a laptop. */
function sizeOf(width: number): { readonly width: number; readonly height: number } {
  return { width, height: width <= 640 ? 844 : 800 };
}

/** A screen, or a page of its form, with its pictures, or why there are none. */
export interface Pictures extends Shot {
  /** Of a form of several pages which one it is: "2 of 7". */
  readonly part: string | null;
  /** JPEG, one for each width of the {@link Look}. */
  readonly images: readonly Buffer[];
  readonly problem: string | null;
}

/** Runs in the page: everything that a picture shows has arrived. */
async function isWhole(): Promise<boolean> {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  return true;
}

async function takePictures(page: Page, widths: readonly number[]): Promise<Buffer[]> {
  const images: Buffer[] = [];
  for (const width of widths) {
    await page.setViewportSize(sizeOf(width));
    await page.evaluate(isWhole);
    images.push(
      await page.screenshot({
        fullPage: true,
        type: 'jpeg',
        quality: 60,
        animations: 'disabled',
        caret: 'hide',
      }),
    );
  }
  return images;
}

/** The pictures of a screen; of a form of several pages those of each page, filled in on the way. */
async function takeScreen(
  page: Page,
  shot: Shot,
  { scheme, widths, url }: Look & { readonly url: string },
): Promise<Pictures[]> {
  const taken: Pictures[] = [];
  try {
    await page.setViewportSize(sizeOf(widths[0] ?? 1280));
    await page.goto(url, { waitUntil: 'commit', timeout: 15_000 });
    await page.locator(`main[data-screen="${shot.screen}"]`).waitFor({ timeout: 15_000 });
    // A seed's link empties the storage that would hold the choice, so it is made on the page itself.
    await page.evaluate((chosen) => {
      document.documentElement.dataset['colorScheme'] = chosen;
    }, scheme);
    let part = await partOf(page);
    const first = part?.number ?? 1;
    const last = part?.of ?? 1;
    for (let number = first; number <= last; number += 1) {
      if (number > first) await fillAndGoOn(page, number);
      part = await partOf(page);
      const { pathname, search } = new URL(page.url());
      taken.push({
        ...shot,
        path: part === null || number === first ? shot.path : pathname + search,
        part: part === null ? null : `${String(part.number)} of ${String(part.of)}`,
        images: await takePictures(page, widths),
        problem: null,
      });
    }
  } catch (error) {
    const [problem = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    taken.push({ ...shot, part: null, images: [], problem });
  }
  return taken;
}

/** Takes the pictures of all shots at `origin`, two pages at a time. */
export async function takeAllPictures(
  shots: readonly Shot[],
  origin: string,
  look: Look,
): Promise<Pictures[]> {
  const browser = await openBrowser();
  try {
    const taken = await sideBySide(
      shots,
      async () => (await newVisitor(browser, sizeOf(look.widths[0] ?? 1280))).newPage(),
      (page, shot) => {
        const { pathname, search } = new URL(shot.url);
        return takeScreen(page, shot, { ...look, url: origin + pathname + search });
      },
      progress('Screens', shots.length, 10),
    );
    return taken.flat();
  } finally {
    await browser.close();
  }
}
