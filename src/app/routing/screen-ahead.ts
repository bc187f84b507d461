import { screenAt } from '../../catalogue/journey/decide-screen';
import { programDefinition } from '../../catalogue/programs';
import { findRoute } from '../../catalogue/routes';
import { portalPath } from '../../catalogue/folder';
import type { BrandId } from '../../programs/registry';
import { preloadScreen } from './signed-in-screens';

/**
 * Asks for the code of the screen at the page’s path, beside everything that it stands in. Where the applicant’s
 * status leads elsewhere it was asked for in vain.
 */
export function askForScreen(program: BrandId): void {
  const route = findRoute(portalPath(window.location.pathname)) ?? null;
  const screen = screenAt(route, programDefinition(program).flow);
  if (route !== null && screen !== null) preloadScreen(screen);
}
