import { atom, getDefaultStore } from 'jotai';

/** The Help Center: closed, or open at a topic (its summary text) or at none. */
export interface HelpCenterState {
  readonly open: boolean;
  readonly topic: string | null;
  /** Whether what opened it has gone with what was done in it: the heading takes the focus. */
  readonly done?: boolean;
}

export const helpCenterAtom = atom<HelpCenterState>({ open: false, topic: null });

/** Opens the Help Center, at a topic where one is named. */
export function openHelpCenter(topic: string | null = null): void {
  getDefaultStore().set(helpCenterAtom, { open: true, topic });
}

/** Closes the Help Center; focus goes back to what opened it. */
export function closeHelpCenter(): void {
  getDefaultStore().set(helpCenterAtom, { open: false, topic: null });
}

/** Closes it after what was done in it led to another page, whose heading takes the focus. */
export function leaveHelpCenter(): void {
  getDefaultStore().set(helpCenterAtom, { open: false, topic: null, done: true });
}

/** Whether it was closed by what was done in it. */
export function isHelpCenterDone(): boolean {
  return getDefaultStore().get(helpCenterAtom).done === true;
}
