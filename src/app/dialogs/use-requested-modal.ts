import { useEffect } from 'react';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import type { Applicant } from '../../services/data/use-applicant';
import { localStore } from '../../services/storage/storage';
import { openDuplicateSsn } from '../../shell/dialogs/duplicate-ssn';
import { openModal } from '../../shell/dialogs/modal-store';

export function useRequestedModal(applicant: Applicant | null): void {
  const userId = applicant?.user.id;
  useEffect(() => {
    if (userId === undefined) return;
    const requested = localStore.getItem(STORAGE_KEYS.requestedModal);
    if (requested === null) return;
    localStore.removeItem(STORAGE_KEYS.requestedModal);
    if (requested === 'ssnDuplicate')
      openDuplicateSsn({ userId, view: 'duplicate', blocking: true });
    if (requested === 'blackDiamond') openModal('blackDiamond', null);
  }, [userId]);
}
