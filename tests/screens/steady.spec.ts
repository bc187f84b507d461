import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** What moved while a page was loaded, and by how much; what a browser counts, from the first paint on. */
function shiftsOf(page: Page): Promise<{ readonly sum: number; readonly moved: string[] }> {
  return page.evaluate(
    () =>
      new Promise<{ sum: number; moved: string[] }>((resolve) => {
        interface LayoutShift extends PerformanceEntry {
          readonly value: number;
          readonly sources: readonly { readonly node: Node | null }[];
        }
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntries().filter(({ entryType }) => entryType !== 'mark');
          resolve({
            sum: shifts.reduce((sum, entry) => sum + (entry as LayoutShift).value, 0),
            moved: shifts.flatMap((entry) =>
              (entry as LayoutShift).sources.map(({ node }) =>
                (node?.textContent ?? '').slice(0, 60),
              ),
            ),
          });
        });
        // The mark comes after all shifts that there were, also where there was none.
        observer.observe({ type: 'layout-shift', buffered: true });
        observer.observe({ type: 'mark', buffered: true });
        performance.mark('looked');
      }),
  );
}

for (const [screen, program] of [
  ['offer', 'home_light'],
  ['asset-cart', 'pesto_item'],
  ['manual-review', 'trovy'],
  ['agreements', 'pesto_cash'],
  ['payment-selection', 'pesto_cash'],
] as const) {
  // Each in a browser that has nothing of it yet, no face either.
  for (const width of [390, 1280]) {
    test(`nothing moves while ${screen} loads on a slow line, ${String(width)} px`, async ({
      page,
      portal,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await portal.openSeed({ program, screen, faults: ['latency=300'] });
      await portal.expectScreen(screen);
      const { sum, moved } = await shiftsOf(page);
      expect(sum, moved.join(' | ')).toBeLessThan(0.02);
    });
  }
}
