import { screenForDialog, type DialogId } from '../../../../src/catalogue/dialogs';
import { programDefinition } from '../../../../src/catalogue/programs';
import { screenPath } from '../../../../src/catalogue/routes';
import { defaultStatusFor, fitsStatus } from '../../../../src/catalogue/status-routes';
import { usualStatus } from '../../../scenario/usual-status';
import { dialogProblem } from '../../../scenario/dialog-problem';
import type { Scenario } from './apply-scenario';

/** Screen and status must match, so a change of one can replace the other. */
export function withChange(known: Scenario, change: Partial<Scenario>): Scenario {
  if (change.dialog !== undefined) return withDialog(known, change.dialog);
  const next = withFittingScreen(known, change);
  const { dialog, ...rest } = next;
  return dialog !== undefined && dialogProblem(next) !== null ? rest : next;
}

/** Choosing a dialog also sets its screen and status. */
function withDialog(known: Scenario, dialog: DialogId): Scenario {
  const next = { ...known, dialog, signedIn: true };
  if (dialogProblem(next) === null) return next;
  const { flow } = programDefinition(known.program);
  const fitting = { ...next, screen: screenForDialog(dialog, flow, known.status) };
  if (dialogProblem(fitting) === null) return fitting;
  const screen = screenForDialog(dialog, flow, undefined);
  const status = usualStatus({ screen, flow, payment: undefined, dialog });
  return { ...next, screen, status, payment: undefined };
}

function withFittingScreen(known: Scenario, change: Partial<Scenario>): Scenario {
  const next = { ...known, ...change };
  const { screen } = next;
  if (screen === null) return next;
  const { flow } = programDefinition(next.program);
  if (screenPath(screen, flow) === undefined) return { ...next, screen: null };
  if (fitsStatus(screen, flow, next.status)) return next;
  return change.screen === undefined
    ? { ...next, screen: null }
    : { ...next, status: defaultStatusFor(screen, flow), payment: undefined };
}
