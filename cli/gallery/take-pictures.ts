import type { Page } from 'playwright';
import { newVisitor, openBrowser } from '../browser/browser';
import { sideBySide } from '../browser/side-by-side';
import { progress } from '../support/progress';
import type { Shot } from './shots';

/** Widths of the pictures, px, with the height of the window. */
export const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

export type ColorScheme = 'light' | 'dark';

/** A screen with its pictures, or why there are none. */
export interface Pictures extends Shot {
  /** JPEG, one for each of {@link SIZES}. */
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
  { screen, scheme }: { readonly screen: string; readonly scheme: ColorScheme },
): Promise<Buffer[]> {
  const [first] = SIZES;
  await page.setViewportSize(first);
  await page.goto(url, { waitUntil: 'commit', timeout: 15_000 });
  await page.locator(`main[data-screen="${screen}"]`).waitFor({ timeout: 15_000 });
  // A seed's link empties the storage that would hold the choice, so it is made on the page itself.
  await page.evaluate((chosen) => {
    document.documentElement.dataset['colorScheme'] = chosen;
  }, scheme);
  const images: Buffer[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
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
  scheme: ColorScheme,
): Promise<Pictures[]> {
  const browser = await openBrowser();
  try {
    return await sideBySide(
      shots,
      async () => (await newVisitor(browser, SIZES[0])).newPage(),
      async (page, shot) => {
        const { pathname, search } = new URL(shot.url);
        try {
          const url = origin + pathname + search;
          const images = await takePictures(page, url, { ...shot, scheme });
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
