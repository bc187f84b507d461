import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { devExtensions } from '../dev-extensions';
import { localStore, sessionStore } from '../storage/storage';
import { storedBy } from '../storage/stored-by';

const oneOf =
  (...allowed: readonly string[]) =>
  (text: string): string | null =>
    allowed.includes(text) ? text : null;

const tracking = storedBy(localStore, STORAGE_KEYS.developmentTracking, oneOf('true', 'false'));
const open = storedBy(sessionStore, STORAGE_KEYS.debuggerOpen, oneOf('true'));

/** Default until the switch is used. */
const tracksByDefault = (): boolean => devExtensions().tracksInDevelopment ?? false;

/**
 * Whether events are sent in development, too: the admin debugger's switch. Default: set at boot,
 * otherwise off.
 */
export function isTrackingInDevelopment(): boolean {
  const said = tracking.read();
  return said === null ? tracksByDefault() : said === 'true';
}

export function setTrackingInDevelopment(on: boolean): void {
  if (on === tracksByDefault()) tracking.remove();
  else tracking.write(String(on));
}

/** Whether the drawer was open in this tab when the page was left. */
export function wasDebuggerOpen(): boolean {
  return open.read() !== null;
}

/** Stores for this tab whether the drawer is open. */
export function rememberDebuggerOpen(isOpen: boolean): void {
  if (isOpen) open.write('true');
  else open.remove();
}
