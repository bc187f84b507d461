import * as v from 'valibot';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { localStore, sessionStore } from '../storage/storage';
import { storedText } from '../storage/stored-value';

const TRUE = v.literal('true');

const tracking = storedText(
  localStore,
  STORAGE_KEYS.developmentTracking,
  v.picklist(['true', 'false']),
);
const open = storedText(sessionStore, STORAGE_KEYS.debuggerOpen, TRUE);

/** With the mock, test events distort nobody's figures. */
const TRACKS_UNLESS_TOLD = __MOCK__;

/**
 * Whether events are sent in development, too: the switch of the admin debugger. Until somebody uses
 * it, it is on with the mock and off without.
 */
export function isTrackingInDevelopment(): boolean {
  const said = tracking.read();
  return said === null ? TRACKS_UNLESS_TOLD : said === 'true';
}

/** Stores the switch. */
export function setTrackingInDevelopment(on: boolean): void {
  if (on === TRACKS_UNLESS_TOLD) tracking.remove();
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
