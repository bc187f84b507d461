import { useEffect } from 'react';
import type { ScreenId } from '../../catalogue/screens';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import type { Applicant } from '../../services/data/use-applicant';
import { localStore } from '../../services/storage/storage';
import { openModal } from '../../shell/dialogs/modal-store';

/** Once per browser, for applicants at the start. */
export function useOnboarding(screen: ScreenId | null, applicant: Applicant | null): void {
  const application = applicant?.application ?? null;
  const introduced =
    screen === 'home' &&
    application?.status === 'CREATED' &&
    (application.itemCart?.items.length ?? 0) === 0;
  useEffect(() => {
    if (!introduced || localStore.getItem(STORAGE_KEYS.onboardingShown) !== null) return;
    localStore.setItem(STORAGE_KEYS.onboardingShown, 'true');
    openModal('onboarding', null);
  }, [introduced]);
}
