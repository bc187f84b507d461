import { atom, getDefaultStore } from 'jotai';

/** The Help Center: closed, or open at a topic (its summary text) or at none. */
export interface HelpCenterState {
  readonly open: boolean;
  readonly topic: string | null;
  /** Whether the element that opened it is gone: the heading gets the focus. */
  readonly done?: boolean;
}

export const helpCenterAtom = atom<HelpCenterState>({ open: false, topic: null });

export function openHelpCenter(topic: string | null = null): void {
  getDefaultStore().set(helpCenterAtom, { open: true, topic });
}

/** Closes the Help Center; focus returns to the element that opened it. */
export function closeHelpCenter(): void {
  getDefaultStore().set(helpCenterAtom, { open: false, topic: null });
}

/** Closes it after an action in it opened another page, whose heading gets the focus. */
export function leaveHelpCenter(): void {
  getDefaultStore().set(helpCenterAtom, { open: false, topic: null, done: true });
}

/** Whether an action in it has closed it. */
export function isHelpCenterDone(): boolean {
  return getDefaultStore().get(helpCenterAtom).done === true;
}
