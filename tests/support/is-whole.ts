/** Whether a file of the bundle is one to copy: what a command is writing now is renamed, or gone, a moment later. */
export const isWhole = (path: string): boolean => !/\.kept-\d+$/.test(path);
