/** Widths of the windows that pictures are taken in, px, where nothing else is said. */
export const WIDTHS: readonly number[] = [1280, 390];
