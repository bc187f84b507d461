import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { readSlots } from '../slots';
import { localStore, sessionStore } from '../storage/storage';
import { storedBy } from '../storage/stored-by';

const oneOf =
  (...allowed: readonly string[]) =>
  (text: string): string | null =>
    allowed.includes(text) ? text : null;

const tracking = storedBy(localStore, STORAGE_KEYS.developmentTracking, oneOf('true', 'false'));
const open = storedBy(sessionStore, STORAGE_KEYS.debuggerOpen, oneOf('true'));

/** What holds until somebody uses the switch. */
const tracksByDefault = (): boolean => readSlots().tracksInDevelopment ?? false;

/**
 * Whether events are sent in development, too: the switch of the admin debugger. Until somebody uses
 * it, it is as boot says, else off.
 */
export function isTrackingInDevelopment(): boolean {
  const said = tracking.read();
  return said === null ? tracksByDefault() : said === 'true';
}

/** Stores the switch. */
export function setTrackingInDevelopment(on: boolean): void {
  if (on === tracksByDefault()) tracking.remove();
  else tracking.write(String(on));
}

/** Whether the drawer was open in this tab when the page was left. */
export function wasDebuggerOpen(): boolean {
  return open.read() !== null;
}

/** Remembers for this tab that the drawer is open or closed. */
export function rememberDebuggerOpen(isOpen: boolean): void {
  if (isOpen) open.write('true');
  else open.remove();
}
