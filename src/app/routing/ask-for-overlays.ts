import { log } from '../../services/log';
import { ownTurn } from '../../ui/own-turn';
import { whenPainted } from '../../services/when-painted';
import { loadOverlays } from '../../ui/overlays';

async function ask(): Promise<void> {
  await ownTurn();
  await loadOverlays();
}

/** Asks for menu, dialogs and toasts once the screen is painted and the browser has nothing else to do. */
export function askForOverlays(): void {
  whenPainted(() => {
    ask().catch(() => log.warn('Menu, dialogs and toasts could not be loaded'));
  });
}
