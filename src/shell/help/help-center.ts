import { atom, getDefaultStore } from 'jotai';

/** `topic` is its summary text, or null. */
export interface HelpCenterState {
  readonly open: boolean;
  readonly topic: string | null;
  /** Whether the opener is gone, so that the heading gets the focus. */
  readonly done?: boolean;
}

export const helpCenterAtom = atom<HelpCenterState>({ open: false, topic: null });

export function openHelpCenter(topic: string | null = null): void {
  getDefaultStore().set(helpCenterAtom, { open: true, topic });
}

/** Returns the focus to the opener. */
export function closeHelpCenter(): void {
  getDefaultStore().set(helpCenterAtom, { open: false, topic: null });
}

/** Closes it after it opened another page, whose heading gets the focus. */
export function leaveHelpCenter(): void {
  getDefaultStore().set(helpCenterAtom, { open: false, topic: null, done: true });
}

/** Whether one of its actions closed it. */
export function isHelpCenterDone(): boolean {
  return getDefaultStore().get(helpCenterAtom).done === true;
}
