let resolve = (): void => undefined;

/** Resolves once the first screen is on the page; immediately in the build, which prerenders. */
export const firstScreen = new Promise<void>((settle) => {
  resolve = settle;
  if (typeof document === 'undefined') settle();
});

/** Called when a screen is on the page. */
export const noteFirstScreen = (): void => resolve();
