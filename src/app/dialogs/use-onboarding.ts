import { useEffect } from 'react';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import type { Applicant } from '../../services/data/use-applicant';
import { localStore } from '../../services/storage/storage';
import { openModal } from '../../shell/dialogs/modal-store';

/** Opens the introduction, once in this browser, for somebody who has not got beyond the start. */
export function useOnboarding(applicant: Applicant | null): void {
  const status = applicant?.application?.status ?? 'CREATED';
  const newcomer = applicant !== null && status === 'CREATED';
  useEffect(() => {
    if (!newcomer || localStore.getItem(STORAGE_KEYS.onboardingShown) !== null) return;
    localStore.setItem(STORAGE_KEYS.onboardingShown, 'true');
    openModal('onboarding', null);
  }, [newcomer]);
}
