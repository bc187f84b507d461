const painted = (): HTMLElement | null =>
  // Pages are also drawn where there is no document.
  globalThis.document?.querySelector<HTMLElement>('#root[data-painted]') ?? null;

/** The program whose first page came painted; undefined where the page came empty, or React answers for it. */
export function paintedProgram(): string | undefined {
  return painted()?.dataset['painted'];
}

/** React answers for the page from now on. */
export function endPainted(): void {
  painted()?.removeAttribute('data-painted');
}
