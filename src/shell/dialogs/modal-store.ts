import { atom, getDefaultStore } from 'jotai';

/** `blocking`: a click outside doesn't close it. */
export interface DuplicateSsnContent {
  readonly blocking: boolean;
  readonly view: 'duplicate' | 'help' | 'mismatch';
  /** Opens the mismatch's target, unless that is the current screen. */
  readonly onClose: (() => void) | null;
}

/** Cents. */
export type CartStatusNotice =
  | { readonly trigger: 'below-minimum'; readonly low: number; readonly high: number }
  | { readonly trigger: 'closer-look'; readonly itemName: string }
  | { readonly trigger: 'not-accepted'; readonly reason: string }
  | { readonly trigger: 'needs-details'; readonly reason: string }
  | { readonly trigger: 'maximum' };

export interface CartStatusContent {
  readonly notice: CartStatusNotice;
  readonly onFirst: (() => void) | null;
  readonly onSecond: (() => void) | null;
}

/** Tracked by name (spec 2). */
export interface ModalContents {
  readonly cartStatus: CartStatusContent;
  readonly blackDiamond: null;
  readonly ssnDuplicate: DuplicateSsnContent;
  readonly onboarding: null;
}

export type ModalName = keyof ModalContents;

export type ModalState<Name extends ModalName> =
  | { readonly open: false; readonly content: null }
  | { readonly open: true; readonly content: ModalContents[Name] };

type Modals = { readonly [Name in ModalName]: ModalState<Name> };

const CLOSED = { open: false, content: null } as const;

const ALL_CLOSED: Modals = {
  cartStatus: CLOSED,
  blackDiamond: CLOSED,
  ssnDuplicate: CLOSED,
  onboarding: CLOSED,
};

export const modalsAtom = atom<Modals>(ALL_CLOSED);

/** An open modal gets the new content. */
export function openModal<Name extends ModalName>(name: Name, content: ModalContents[Name]): void {
  getDefaultStore().set(modalsAtom, (modals) => ({ ...modals, [name]: { open: true, content } }));
}

/** Does nothing if the modal is closed. */
export function updateModal<Name extends ModalName>(
  name: Name,
  change: Partial<NonNullable<ModalContents[Name]>>,
): void {
  getDefaultStore().set(modalsAtom, (modals) => {
    const modal = modals[name];
    if (!modal.open || modal.content === null) return modals;
    return { ...modals, [name]: { open: true, content: { ...modal.content, ...change } } };
  });
}

export function closeModal(name: ModalName): void {
  getDefaultStore().set(modalsAtom, (modals) => ({ ...modals, [name]: CLOSED }));
}

export function closeAllModals(): void {
  getDefaultStore().set(modalsAtom, ALL_CLOSED);
}
