import type { Page } from '@playwright/test';
import type { SeedOptions } from '../../cli/support/plain-seed';
import { programDefinition, type ProgramId } from '../../src/catalogue/programs';
import { screenStep } from '../../src/catalogue/routes';
import { SCREEN_IDS, screenDefinition, type ScreenId } from '../../src/catalogue/screens';
import type { Portal } from '../support/portal';
import { expect, test } from '../support/test';

/** As the browser measures them from the first paint. */
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
        // The mark follows all shifts, also if there were none.
        observer.observe({ type: 'layout-shift', buffered: true });
        observer.observe({ type: 'mark', buffered: true });
        performance.mark('looked');
      }),
  );
}

async function expectSteady(
  { page, portal }: { readonly page: Page; readonly portal: Portal },
  { latency, ...options }: SeedOptions & { readonly screen: ScreenId; readonly latency: number },
): Promise<void> {
  const faults = latency === 0 ? [] : [`latency=${String(latency)}`];
  await portal.openSeed({ ...options, faults });
  await portal.expectScreen(options.screen);
  const { sum, moved } = await shiftsOf(page);
  expect(sum, moved.join(' | ')).toBeLessThan(0.02);
}

for (const [screen, program] of [
  ['offer', 'home_light'],
  ['asset-cart', 'pesto_item'],
  ['manual-review', 'trovy'],
  ['agreements', 'pesto_cash'],
  ['payment-selection', 'pesto_cash'],
] as const) {
  // Each in a browser with an empty cache, without fonts.
  for (const width of [390, 1280]) {
    test(`nothing moves while ${screen} loads on a slow connection, ${String(width)} px`, async ({
      page,
      portal,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await expectSteady({ page, portal }, { program, screen, latency: 300 });
    });
  }
}

function middleStep(program: ProgramId): ScreenId {
  const { flow } = programDefinition(program);
  const steps = SCREEN_IDS.filter(
    (id) => screenStep(id, flow) !== undefined && screenDefinition(id).access === 'signed-in',
  );
  const step = steps[Math.floor(steps.length / 2)];
  if (step === undefined) throw new Error(`The flow of ${program} has no steps.`);
  return step;
}

for (const [program, latency] of [
  ['pesto_item', 0],
  ['pesto_cash', 0],
  ['home_light', 0],
  ['home_light', 3000],
] as const) {
  const screen = middleStep(program);
  test(`nothing moves while ${screen} of ${program} loads with a latency of ${String(latency)} ms`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await expectSteady({ page, portal }, { program, screen, latency });
  });
}

/**
 * Bottom of the head's background, px; placeholders have one, too. The root first shows a spinner,
 * so this waits for it.
 */
async function endOfHead(page: Page): Promise<number> {
  let end = Number.NaN;
  const measured = async (): Promise<number> => {
    end = await page
      .getByRole('main')
      .locator('[aria-hidden] > div')
      .evaluateAll((parts) => {
        const ground = parts.find(
          (part) =>
            part.parentElement?.clientHeight === 0 &&
            getComputedStyle(part).position === 'absolute',
        );
        return Math.round(ground?.getBoundingClientRect().bottom ?? Number.NaN);
      });
    return end;
  };
  await expect.poll(measured, { message: 'the ground of a head' }).not.toBeNaN();
  return end;
}

/** Marks the root if the page was waiting without a placeholder. */
function noteEmptyWaits(): void {
  new MutationObserver(() => {
    if (document.querySelector('main [data-waiting]:empty:not([hidden])') !== null)
      document.documentElement.dataset['emptyWaits'] = 'yes';
  }).observe(document, { subtree: true, childList: true });
}

// Browsers don't count replaced content as layout shift.
for (const [screen, program] of [
  ['home', 'home_light'],
  ['personal-info', 'home_light'],
  ['offer', 'honor'],
  ['verify-income', 'trovy'],
  ['asset-cart', 'pesto_item'],
  ['pre-qualified', 'pesto_item'],
  ['payment-selection', 'pesto_cash'],
  ['manual-review', 'trovy'],
  ['congratulations', 'safeguard'],
  ['settings', 'honor'],
] as const) {
  test(`the placeholder of ${screen} has a head of the same height, 390 px`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.addInitScript(noteEmptyWaits);
    await portal.openSeed(
      { screen, program, faults: ['operation=currentUser,latency=5000'] },
      { shows: page.locator('[data-waiting]') },
    );
    const before = await endOfHead(page);
    await portal.expectScreen(screen);
    // At most a line and a half of text that isn't known in advance.
    expect(Math.abs((await endOfHead(page)) - before)).toBeLessThan(45);
    // Nothing empty appears in between.
    expect(
      await page.evaluate(() => document.documentElement.dataset['emptyWaits']),
    ).toBeUndefined();
  });
}
