let resolve = (): void => undefined;

/** Resolves when the first screen is on the page. */
export const firstScreen = new Promise<void>((settle) => {
  resolve = settle;
});

/** Called when a screen is on the page. */
export const noteFirstScreen = (): void => resolve();
