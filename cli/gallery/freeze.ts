import type { BrowserContext } from 'playwright';
import { SEED_NOW } from '../../mock-server/scenario/seed';

/** Lets every page of a context read the moment at which seeds start, for as long as it is open. Timers run. */
export async function freezeTime(context: BrowserContext): Promise<void> {
  await context.clock.setFixedTime(SEED_NOW);
}

/** Runs in the page: whether everything that a picture shows has arrived. */
export async function isWhole(): Promise<boolean> {
  // Each image is asked for, also those that would wait until somebody scrolls to them.
  for (const image of document.images) image.loading = 'eager';
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  return document.querySelector('[data-waiting], [aria-busy=true]') === null;
}
