import { STORAGE_KEYS } from '../../../../src/catalogue/storage-keys';
import { createPageReader, type DialogKeys } from './page-reader';

export const DIALOG_KEYS: DialogKeys = {
  requested: STORAGE_KEYS.requestedModal,
  seen: STORAGE_KEYS.onboardingShown,
};

export const thisPage = createPageReader(DIALOG_KEYS);
