import {
  dialogDefinition,
  dialogFlows,
  dialogScreens,
  isOverScreen,
} from '../../src/catalogue/dialogs';
import { programDefinition } from '../../src/catalogue/programs';
import type { Seed } from './seed';
import { fitsStatus } from '../../src/catalogue/status-routes';
import { STATUSES } from '../../src/catalogue/statuses';

const list = (values: readonly string[]): string => values.join(', ');

/** Why the dialog does not go with the rest of the seed, in words; null when it does. */
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
    return `dialog ${dialog} belongs to flow ${list(dialogFlows(dialog))}, but program ${program} has flow ${flow}`;
  }
  if (!signedIn) return `dialog ${dialog} opens for somebody who is signed in`;
  if (screen === null ? screens !== null : !isOverScreen(dialog, screen, flow)) {
    const over = screens === null ? 'a signed-in screen' : list(screens);
    return `dialog ${dialog} opens over ${over}, not over ${screen ?? 'the screen of the status'}`;
  }
  const { statuses = STATUSES } = dialogDefinition(dialog);
  const fitting = statuses.filter(
    (candidate) => screen === null || fitsStatus(screen, flow, candidate),
  );
  return fitting.includes(status)
    ? null
    : `dialog ${dialog} does not open in status ${status}; it fits ${list(fitting)}`;
}
