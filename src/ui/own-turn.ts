const nextIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve);
  });

let last: Promise<void> = Promise.resolve();

/**
 * Resolves once the browser has nothing else to do, for one caller after the other: what several parts of the page
 * draw when their one file has come is no single long task.
 */
export function ownTurn(): Promise<void> {
  last = last.then(nextIdle);
  return last;
}
