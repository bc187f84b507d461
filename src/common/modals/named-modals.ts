import { atom, getDefaultStore } from 'jotai';
import { clock } from '../../services/clock';
import { log } from '../../services/log';

/** The duplicate-SSN modal: which view, and whether an outside click closes it. */
export interface DuplicateSsnModal {
  readonly open: boolean;
  readonly blocking: boolean;
  readonly view: 'duplicate' | 'mismatch';
  /** What follows when it is closed by any other way than its buttons. */
  readonly onClose: (() => void) | null;
}

const CLOSED: DuplicateSsnModal = {
  open: false,
  blocking: false,
  view: 'duplicate',
  onClose: null,
};

export const duplicateSsnAtom = atom<DuplicateSsnModal>(CLOSED);

/** Opens the duplicate-SSN modal and logs that, with who, where, with what and when (spec 4). */
export function openDuplicateSsn(options: {
  readonly userId: string;
  readonly view: DuplicateSsnModal['view'];
  readonly blocking: boolean;
  onClose?(): void;
}): void {
  const { view, blocking, userId, onClose = null } = options;
  getDefaultStore().set(duplicateSsnAtom, { open: true, blocking, view, onClose });
  log.info('Duplicate-SSN modal shown', {
    userId,
    url: window.location.origin + window.location.pathname,
    userAgent: navigator.userAgent,
    timestamp: clock.date().toISOString(),
  });
}

/** Closes the duplicate-SSN modal. */
export function closeDuplicateSsn(): void {
  getDefaultStore().set(duplicateSsnAtom, CLOSED);
}
