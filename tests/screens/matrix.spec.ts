import { statusPath } from '../../src/catalogue/status-routes';
import { screenForStatus } from '../../src/catalogue/status-navigation';
import { STATUSES } from '../../src/catalogue/statuses';
import {
  DEFAULT_PROGRAM,
  PROGRAM_IDS,
  type ProgramId,
  programDefinition,
} from '../../src/catalogue/programs';
import { expectAccessible, expectReadableInDark, overflowing } from '../accessibility/check-page';
import { expectScreenOf, expectSound, expectIntactScreen } from './expect-screen';
import { expect, test } from '../support/test';

/** Enough to keep every worker busy to the end. */
const CELLS = 6;

function cellOf(program: ProgramId, status: (typeof STATUSES)[number]) {
  const { flow } = programDefinition(program);
  return { screen: screenForStatus(flow, status), path: statusPath(flow, status), program };
}

// A unit test next to this file covers every program and status; the screens of the other flows are
// checked by path.
const { flow: FLOW } = programDefinition(DEFAULT_PROGRAM);
const isNew = (status: (typeof STATUSES)[number]) =>
  STATUSES.find((one) => screenForStatus(FLOW, one) === screenForStatus(FLOW, status)) === status;

for (let first = 0; first < STATUSES.length; first += CELLS) {
  const statuses = STATUSES.slice(first, first + CELLS);
  test(statuses.join(' '), async ({ page, portal }) => {
    for (const status of statuses) {
      await test.step(status, async () => {
        const cell = cellOf(DEFAULT_PROGRAM, status);
        await portal.openSeed({ status });
        await portal.expectScreen(cell.screen);
        await expectIntactScreen(page, cell, isNew(status));
        await expectReadableInDark(page);
        await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
        expect(await overflowing(page, 1280), `${status} at twice the size`).toEqual([]);
      });
    }
  });
}

for (const program of PROGRAM_IDS) {
  test(`${program}: sign-in and signed-in screens`, async ({ page, portal }) => {
    await portal.openSeed({ program, screen: 'login', signedOut: true });
    await expectScreenOf(page, { screen: 'login', path: '/login', program });
    await expectSound(page);
    await expectAccessible(page);
    if (program === DEFAULT_PROGRAM) return;
    await portal.openSeed({ program, status: STATUSES[0] });
    await expectScreenOf(page, cellOf(program, STATUSES[0]));
    await expectSound(page);
    await expectAccessible(page);
  });
}
