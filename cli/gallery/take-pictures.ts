import type { Page } from 'playwright';
import { newVisitor, openBrowser } from '../browser/browser';
import { sideBySide } from '../browser/side-by-side';
import { progress } from '../support/progress';
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

/** A screen with its pictures, or why there are none. */
export interface Pictures extends Shot {
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

async function takePictures(
  page: Page,
  url: string,
  { screen, scheme, widths }: Look & { readonly screen: string },
): Promise<Buffer[]> {
  const [first = 1280] = widths;
  await page.setViewportSize(sizeOf(first));
  await page.goto(url, { waitUntil: 'commit', timeout: 15_000 });
  await page.locator(`main[data-screen="${screen}"]`).waitFor({ timeout: 15_000 });
  // A seed's link empties the storage that would hold the choice, so it is made on the page itself.
  await page.evaluate((chosen) => {
    document.documentElement.dataset['colorScheme'] = chosen;
  }, scheme);
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

/** Takes the pictures of all shots at `origin`, two pages at a time. */
export async function takeAllPictures(
  shots: readonly Shot[],
  origin: string,
  look: Look,
): Promise<Pictures[]> {
  const browser = await openBrowser();
  try {
    return await sideBySide(
      shots,
      async () => (await newVisitor(browser, sizeOf(look.widths[0] ?? 1280))).newPage(),
      async (page, shot) => {
        const { pathname, search } = new URL(shot.url);
        try {
          const url = origin + pathname + search;
          const images = await takePictures(page, url, { ...shot, ...look });
          return { ...shot, images, problem: null };
        } catch (error) {
          const [problem = ''] = (error instanceof Error ? error.message : String(error)).split(
            '\n',
          );
          return { ...shot, images: [], problem };
        }
      },
      progress('Screens', shots.length, 10),
    );
  } finally {
    await browser.close();
  }
}
