let whole: Promise<void> | null = null;

function load(): Promise<void> {
  // Code is also loaded where there is no page.
  const link = globalThis.document?.querySelector<HTMLLinkElement>(
    'link[rel="stylesheet"][disabled]',
  );
  if (!link) return Promise.resolve();
  return new Promise((resolve) => {
    const settle = (): void => resolve();
    link.addEventListener('load', settle);
    // Better without its looks than not at all.
    link.addEventListener('error', settle);
    link.disabled = false;
  });
}

/**
 * Loads the style sheet of everything, where the page came with the styles of its first screen alone:
 * whatever comes later waits for it.
 */
export function loadWholeStyles(): Promise<void> {
  whole ??= load();
  return whole;
}
