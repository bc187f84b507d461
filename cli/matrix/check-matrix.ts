import { loadBrand } from '../../src/programs/registry';
import { newVisitor, openBrowser } from '../browser/browser';
import { sideBySide } from '../browser/side-by-side';
import { showStep } from '../start/show-step.mjs';
import type { Cell } from './cells';
import { checkCell, watchPage } from './check-cell';

const SIZE = { width: 1280, height: 800 };

export interface CheckedCell extends Cell {
  readonly outcome: 'passed' | 'failed';
  readonly problems: readonly string[];
}

/** Reduced motion. `timeout`: ms per cell; default: by the machine's load. */
export async function checkMatrix(
  cells: readonly Cell[],
  origin: string,
  timeout?: number,
): Promise<CheckedCell[]> {
  const browser = await openBrowser();
  try {
    const checkAll = (report: (finished: number) => void) =>
      sideBySide(
        cells,
        async () => {
          const context = await newVisitor(browser, SIZE, { reducedMotion: 'reduce' });
          const page = await context.newPage();
          return { page, watch: watchPage(page, origin) };
        },
        async ({ page, watch }, cell): Promise<CheckedCell> => {
          const { meta } = await loadBrand(cell.program);
          const expected = { ...cell, metaTitle: meta.title };
          const { pathname, search } = new URL(cell.url);
          const problems = await checkCell(
            page,
            watch,
            origin + pathname + search,
            expected,
            timeout,
          );
          return { ...cell, outcome: problems.length === 0 ? 'passed' : 'failed', problems };
        },
        report,
      );
    return await showStep('Checking cells', checkAll, cells.length);
  } finally {
    await browser.close();
  }
}
