/** A running command renames or removes its temporary files, so they can't be copied. */
export const isComplete = (path: string): boolean => !/\.kept-\d+$/.test(path);
