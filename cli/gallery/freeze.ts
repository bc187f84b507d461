import type { BrowserContext, Page } from 'playwright';
import { patience } from '../browser/patience';
import { SEED_NOW } from '../../mock-server/scenario/seed';

/** What a page knows of itself while its picture is taken. */
interface PictureState {
  /** How many of its requests wait for an answer. */
  waitingFor: number;
}

type Pictured = typeof globalThis & { pictureState?: PictureState };

/** Runs in each page before its own scripts. */
function watchPage(): void {
  const page: Pictured = globalThis;
  const state = { waitingFor: 0 };
  page.pictureState = state;
  const ask = page.fetch;
  page.fetch = async (...request) => {
    state.waitingFor += 1;
    try {
      return await ask(...request);
    } finally {
      state.waitingFor -= 1;
    }
  };
  // A picture of the whole page has no window: all of it is in view. The browser makes its window as high
  // while it takes one, and what watches the window heard of that sooner or later.
  const Observer = page.IntersectionObserver;
  page.IntersectionObserver = class extends Observer {
    constructor(told: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super((entries, observer) => {
        const inView = entries.map(({ target, time, boundingClientRect, rootBounds }) => ({
          target,
          time,
          boundingClientRect,
          rootBounds,
          intersectionRect: boundingClientRect,
          intersectionRatio: 1,
          isIntersecting: true,
        }));
        told(inView, observer);
      }, options);
    }
  };
}

/** Lets every page of a context read the moment at which seeds start, for as long as it is open. Timers run. */
export async function freezePages(context: BrowserContext): Promise<void> {
  await context.clock.setFixedTime(SEED_NOW);
  await context.addInitScript(watchPage);
}

/** Runs in the page: whether everything that a picture shows has arrived, and nothing changes any more. */
async function isStill(): Promise<boolean> {
  const { pictureState: state = { waitingFor: 0 } } = globalThis as Pictured;
  // Each image is asked for, also those that would wait until somebody scrolls to them.
  for (const image of document.images) image.loading = 'eager';
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  let changes = 0;
  const observer = new MutationObserver(() => (changes += 1));
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  observer.observe(document, all);
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  observer.disconnect();
  const waits = document.querySelector('[data-waiting], [aria-busy=true]') !== null;
  return changes === 0 && state.waitingFor === 0 && !waits;
}

/** How often a page may be painted until twice the same comes out. */
const TRIES = 6;

/** A picture of the whole page, as JPEG or, the same bytes for the same page, as PNG. */
export async function picturePage(page: Page, format: 'jpeg' | 'png'): Promise<Buffer> {
  await page.waitForFunction(isStill, null, { timeout: patience() });
  const still = { fullPage: true, animations: 'disabled', caret: 'hide' } as const;
  if (format === 'jpeg') return page.screenshot({ ...still, type: 'jpeg', quality: 60 });
  const paint = () => page.screenshot({ ...still, type: 'png' });
  // On a busy machine a part below the window may not have been painted yet.
  let last = await paint();
  for (let painted = 1; painted < TRIES; painted += 1) {
    const picture = await paint();
    if (picture.equals(last)) return picture;
    last = picture;
  }
  throw new Error(`The page keeps changing: ${String(TRIES)} screenshots, no two the same.`);
}
