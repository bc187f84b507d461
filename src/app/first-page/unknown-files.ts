/** Where legal documents seem to be in a page that was made before its deployment was known. */
export const UNKNOWN_FILES = 'https://files.invalid';
