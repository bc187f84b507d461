import { decideEntry } from '../../catalogue/journey/entry';
import { screenAt, type InnerScreenId } from '../../catalogue/journey/decide-screen';
import type { Flow } from '../../catalogue/flows';
import { programDefinition } from '../../catalogue/programs';
import { findRoute } from '../../catalogue/routes';
import { portalPath } from '../../catalogue/folder';
import type { BrandId } from '../../programs/registry';
import { configuration } from '../../services/configuration/configuration';
import { askAhead } from '../../services/data/asked-ahead';
import { readsOf } from './screen-reads';
import { preloadScreen } from './signed-in-screens';

/** The screen of the page’s path in a program. */
function screenHere(program: BrandId): { screen: InnerScreenId; flow: Flow } | null {
  const route = findRoute(portalPath(window.location.pathname)) ?? null;
  const { flow } = programDefinition(program);
  const screen = route && screenAt(route, flow);
  return screen && { screen, flow };
}

/**
 * Asks for the code of the screen at the page’s path, beside everything that it stands in. Where the applicant’s
 * status leads elsewhere it was asked for in vain.
 */
export function askForScreen(program: BrandId): void {
  const here = screenHere(program);
  if (here !== null) void preloadScreen(here.screen);
}

/** Asks for the applicant, and for what the screen of the page’s path reads besides, where that path is about to show something of theirs. */
export function askForApplicant(program: BrandId | null): void {
  const { pathname, search } = window.location;
  const path = portalPath(pathname);
  const entry = decideEntry({ path, search, authenticated: true, inside: false });
  if (entry.kind !== 'enter' || configuration().cardFrame) return;
  const here = program && screenHere(program);
  askAhead(here === null ? [] : readsOf(here.screen, here.flow));
}
