import { atom, getDefaultStore } from 'jotai';

/** The Help Center: closed, or open at a topic (its summary text) or at none. */
export interface HelpCenterState {
  readonly open: boolean;
  readonly topic: string | null;
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
