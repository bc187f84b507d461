import { atom, getDefaultStore } from 'jotai';

/** The duplicate-SSN modal: which view, and whether an outside click closes it. */
export interface DuplicateSsnContent {
  readonly blocking: boolean;
  readonly view: 'duplicate' | 'help' | 'mismatch';
  /** What follows when it is closed: where the mismatch leads, unless that is the current screen. */
  readonly onClose: (() => void) | null;
}

/** What the modal about the items cart says. Amounts are cents. */
export type CartStatusNotice =
  | { readonly trigger: 'below-minimum'; readonly low: number; readonly high: number }
  | { readonly trigger: 'closer-look'; readonly itemName: string }
  | { readonly trigger: 'not-accepted'; readonly reason: string }
  | { readonly trigger: 'needs-details'; readonly reason: string }
  | { readonly trigger: 'maximum' };

/** The notice with what its two buttons do besides closing it. */
export interface CartStatusContent {
  readonly notice: CartStatusNotice;
  readonly onFirst: (() => void) | null;
  readonly onSecond: (() => void) | null;
}

/** The modals that the app tracks by name (spec 2), and what each needs to be shown. */
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

/** All named modals at once. */
export const modalsAtom = atom<Modals>(ALL_CLOSED);

/** Opens a modal; one that is open already gets the new content. */
export function openModal<Name extends ModalName>(name: Name, content: ModalContents[Name]): void {
  getDefaultStore().set(modalsAtom, (modals) => ({ ...modals, [name]: { open: true, content } }));
}

/** Changes a part of what an open modal shows; a closed one stays closed. */
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

/** Closes a modal. */
export function closeModal(name: ModalName): void {
  getDefaultStore().set(modalsAtom, (modals) => ({ ...modals, [name]: CLOSED }));
}

/** Closes every named modal. */
export function closeAllModals(): void {
  getDefaultStore().set(modalsAtom, ALL_CLOSED);
}
