import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { openDuplicateSsn } from '../../../shell/dialogs/duplicate-ssn';
import { modalsAtom } from '../../../shell/dialogs/modal-store';

/** Explains that tax ID and date of birth don't match; calls `flag` when the modal closes. */
export function useMismatchFlags(userId: string, flag: () => void): () => void {
  const { open } = useAtomValue(modalsAtom).ssnDuplicate;
  const waiting = useRef(false);
  const onClosed = useEffectEvent(flag);

  useEffect(() => {
    if (open || !waiting.current) return;
    waiting.current = false;
    onClosed();
  }, [open]);

  return () => {
    openDuplicateSsn({ userId, view: 'mismatch', blocking: false });
    waiting.current = true;
  };
}
