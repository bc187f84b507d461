let resolve = (): void => undefined;

/** Resolves at once in the build, which prerenders. */
export const firstScreen = new Promise<void>((settle) => {
  resolve = settle;
  if (typeof document === 'undefined') settle();
});

export const noteFirstScreen = (): void => resolve();
