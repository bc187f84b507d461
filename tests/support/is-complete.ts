/**
 * Whether to copy a file of the bundle: temporary files of a running command are renamed or
 * removed.
 */
export const isComplete = (path: string): boolean => !/\.kept-\d+$/.test(path);
