import type { BrowserContext, Page } from 'playwright';
import { pageTimeout } from '../browser/page-timeout';
import { SEED_NOW } from '../../mock-server/scenario/seed';

interface PictureState {
  waitingFor: number;
}

type Pictured = typeof globalThis & { pictureState?: PictureState };

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
  // A full-page screenshot has no viewport, so everything is in view. The browser enlarges the
  // viewport for it, which observers would notice at random times.
  const Observer = page.IntersectionObserver;
  page.IntersectionObserver = class extends Observer {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
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
        callback(inView, observer);
      }, options);
    }
  };
}

/** To the seeds' start time. Timers run. */
export async function freezePages(context: BrowserContext): Promise<void> {
  await context.clock.setFixedTime(SEED_NOW);
  await context.addInitScript(watchPage);
}

/** Whether everything visible has loaded and nothing changes. Runs in the page. */
async function isStill(): Promise<boolean> {
  const { pictureState: state = { waitingFor: 0 } } = globalThis as Pictured;
  // Load lazy images, too.
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

/** 0 to 100: text stays legible. */
const QUALITY = 50;

/** Maximum number of screenshots until two are identical. */
const TRIES = 6;

/** WebP, or PNG with the same bytes for the same page. */
export async function picturePage(page: Page, format: 'webp' | 'png'): Promise<Buffer> {
  await page.waitForFunction(isStill, null, { timeout: pageTimeout() });
  const still = { fullPage: true, animations: 'disabled', caret: 'hide' } as const;
  if (format === 'webp') return page.screenshot({ ...still, type: 'webp', quality: QUALITY });
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
