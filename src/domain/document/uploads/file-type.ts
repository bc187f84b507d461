/** The `accept` attribute of a file input. It only filters what the file picker offers. */
export const ACCEPTED_FILES =
  '.jpg,.jpeg,.jpe,.jfif,.png,.heic,.heif,.pdf,image/jpeg,image/png,image/heic,image/heif,application/pdf';

/** The `accept` attribute of an input for photos. */
export const ACCEPTED_PHOTOS =
  '.jpg,.jpeg,.jpe,.jfif,.png,.heic,.heif,image/jpeg,image/png,image/heic,image/heif';

/** Returns a file name as it can be shown: without characters that change the order of the others ("gpj.exe"). */
export function shownFileName(name: string): string {
  return name.replaceAll(/[\p{Bidi_Control}\p{Cc}]/gu, '');
}
