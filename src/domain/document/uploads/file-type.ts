/** The `accept` attribute of a file input. */
export const ACCEPTED_FILES =
  '.jpg,.jpeg,.png,.heic,.heif,.pdf,image/jpeg,image/png,image/heic,image/heif,application/pdf';

/** The `accept` attribute of an input for photos. */
export const ACCEPTED_PHOTOS =
  '.jpg,.jpeg,.png,.heic,.heif,image/jpeg,image/png,image/heic,image/heif';

const NAME = /\.(?:jpe?g|png|hei[cf]|pdf)$/i;

/** Whether a file is named like one of the kinds that are taken. */
export function hasDocumentName(name: string): boolean {
  return NAME.test(name);
}
