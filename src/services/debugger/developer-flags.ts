import * as v from 'valibot';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { localStore, sessionStore } from '../storage/storage';
import { storedText } from '../storage/stored-value';

const TRUE = v.literal('true');

const tracking = storedText(localStore, STORAGE_KEYS.developmentTracking, TRUE);
const open = storedText(sessionStore, STORAGE_KEYS.debuggerOpen, TRUE);

/** Whether events are sent in development, too: the switch of the admin debugger. Off by default. */
export function isTrackingInDevelopment(): boolean {
  return tracking.read() !== null;
}

/** Stores the switch. */
export function setTrackingInDevelopment(on: boolean): void {
  if (on) tracking.write('true');
  else tracking.remove();
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
