import { whenShown } from '../../services/analytics/track';
import { log } from '../../services/log';
import { ownTurn } from '../../services/own-turn';
import { loadOverlays } from '../../ui/overlays';

async function ask(): Promise<void> {
  await ownTurn();
  await loadOverlays();
}

/** Asks for menu, dialogs and toasts once the screen is there and the browser has nothing else to do. */
export function askForOverlays(): void {
  whenShown(() => {
    ask().catch(() => log.warn('Menu, dialogs and toasts could not be loaded'));
  });
}
