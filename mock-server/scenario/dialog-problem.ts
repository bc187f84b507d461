import {
  dialogDefinition,
  dialogFlows,
  dialogScreens,
  isOverScreen,
} from '../../src/catalogue/dialogs';
import { alternatives } from './nearest';
import { programDefinition } from '../../src/catalogue/programs';
import type { Seed } from './seed';
import { fitsStatus } from '../../src/catalogue/status-routes';
import { STATUSES } from '../../src/catalogue/statuses';

/** Null if the dialog matches the rest of the seed. */
export function dialogProblem({
  program,
  status,
  screen,
  signedIn,
  dialog,
}: Pick<Seed, 'program' | 'status' | 'screen' | 'signedIn' | 'dialog'>): string | null {
  if (dialog === undefined) return null;
  const { flow } = programDefinition(program);
  const screens = dialogScreens(dialog, flow);
  if (screens?.length === 0) {
    return `dialog ${dialog} belongs to flow ${alternatives(dialogFlows(dialog))}, but program ${program} has flow ${flow}`;
  }
  if (!signedIn) return `dialog ${dialog} needs a signed-in applicant`;
  if (screen === null ? screens !== null : !isOverScreen(dialog, screen, flow)) {
    const over = screens === null ? 'a signed-in screen' : alternatives(screens);
    return `dialog ${dialog} doesn't open over ${screen ?? 'the screen of the status'}, expected ${over}`;
  }
  const { statuses = STATUSES } = dialogDefinition(dialog);
  const fitting = statuses.filter(
    (candidate) => screen === null || fitsStatus(screen, flow, candidate),
  );
  return fitting.includes(status)
    ? null
    : `dialog ${dialog} isn't available in status ${status}, expected ${alternatives(fitting)}`;
}
