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

/** Until the switch is used. */
const tracksByDefault = (): boolean => devExtensions().tracksInDevelopment ?? false;

/** The admin debugger's switch, otherwise the default set at boot. */
export function isTrackingInDevelopment(): boolean {
  const stored = tracking.read();
  return stored === null ? tracksByDefault() : stored === 'true';
}

export function setTrackingInDevelopment(on: boolean): void {
  if (on === tracksByDefault()) tracking.remove();
  else tracking.write(String(on));
}

/** Stored per tab. */
export function wasDebuggerOpen(): boolean {
  return open.read() !== null;
}

export function rememberDebuggerOpen(isOpen: boolean): void {
  if (isOpen) open.write('true');
  else open.remove();
}
