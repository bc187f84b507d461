import { programDefinition } from '../../../src/catalogue/programs';
import { screenPath } from '../../../src/catalogue/routes';
import { defaultStatusFor, fitsStatus } from '../../../src/catalogue/status-routes';
import type { Scenario } from './apply-scenario';

/**
 * A scenario with a change, and what follows from it: a screen that the program does not have or the status
 * does not show gives way to that of the status, and a status gives way to a screen that was chosen.
 */
export function withChange(known: Scenario, change: Partial<Scenario>): Scenario {
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
