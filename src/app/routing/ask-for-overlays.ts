import { log } from '../../services/log';
import { whenShown } from '../../services/analytics/track';
import { loadOverlays } from '../../ui/overlays';

/** Loads menu, dialogs and toasts after the first screen. */
export function askForOverlays(): void {
  whenShown(() => {
    loadOverlays().catch(() => log.warn('Menu, dialogs and toasts could not be loaded'));
  });
}
