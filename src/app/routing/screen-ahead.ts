import { decideEntry } from '../../catalogue/journey/entry';
import { screenAt } from '../../catalogue/journey/decide-screen';
import { programDefinition } from '../../catalogue/programs';
import { findRoute } from '../../catalogue/routes';
import { portalPath } from '../../catalogue/folder';
import type { BrandId } from '../../programs/registry';
import { configuration } from '../../services/configuration/configuration';
import { askAhead } from '../../services/data/asked-ahead';
import { preloadScreen } from './signed-in-screens';

/**
 * Asks for the code of the screen at the page’s path, beside everything that it stands in. Where the applicant’s
 * status leads elsewhere it was asked for in vain.
 */
export function askForScreen(program: BrandId): void {
  const route = findRoute(portalPath(window.location.pathname)) ?? null;
  const screen = screenAt(route, programDefinition(program).flow);
  if (route !== null && screen !== null) void preloadScreen(screen);
}

/** Asks for the applicant where the page’s path is about to show something of theirs. */
export function askForApplicant(): void {
  const { pathname, search } = window.location;
  const path = portalPath(pathname);
  const entry = decideEntry({ path, search, authenticated: true, inside: false });
  if (entry.kind === 'enter' && !configuration().cardFrame) askAhead();
}
