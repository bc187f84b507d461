import { atom, getDefaultStore } from 'jotai';

/** The duplicate-SSN modal: its view, and whether a click outside closes it. */
export interface DuplicateSsnContent {
  readonly blocking: boolean;
  readonly view: 'duplicate' | 'help' | 'mismatch';
  /** Called on close: opens the mismatch's target, unless that is the current screen. */
  readonly onClose: (() => void) | null;
}

/** Content of the modal about the items cart. Amounts are cents. */
export type CartStatusNotice =
  | { readonly trigger: 'below-minimum'; readonly low: number; readonly high: number }
  | { readonly trigger: 'closer-look'; readonly itemName: string }
  | { readonly trigger: 'not-accepted'; readonly reason: string }
  | { readonly trigger: 'needs-details'; readonly reason: string }
  | { readonly trigger: 'maximum' };

/** The notice with the additional actions of its two buttons. */
export interface CartStatusContent {
  readonly notice: CartStatusNotice;
  readonly onFirst: (() => void) | null;
  readonly onSecond: (() => void) | null;
}

/** Modals that the app tracks by name (spec 2), with their content. */
export interface ModalContents {
  readonly cartStatus: CartStatusContent;
  readonly blackDiamond: null;
  readonly ssnDuplicate: DuplicateSsnContent;
  readonly onboarding: null;
}

export type ModalName = keyof ModalContents;

/** A modal: its open flag, and its content while it is open. */
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

/** State of all named modals. */
export const modalsAtom = atom<Modals>(ALL_CLOSED);

/** Opens a modal; an open one gets the new content. */
export function openModal<Name extends ModalName>(name: Name, content: ModalContents[Name]): void {
  getDefaultStore().set(modalsAtom, (modals) => ({ ...modals, [name]: { open: true, content } }));
}

/** Changes part of an open modal's content; a closed one stays closed. */
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
