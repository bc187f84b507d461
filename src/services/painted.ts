const painted = (): HTMLElement | null =>
  // Pages are also drawn where there is no document.
  globalThis.document?.querySelector<HTMLElement>('#root[data-painted]') ?? null;

/** The program whose first page came painted; undefined where the page came empty, or React answers for it. */
export function paintedProgram(): string | undefined {
  return painted()?.dataset['painted'];
}

/** The address at which what came painted stands: the page may have been asked for at a path that leads there. */
export function paintedAt(): string | undefined {
  return painted()?.dataset['at'];
}

/** React answers for the page from now on. */
export function endPainted(): void {
  painted()?.removeAttribute('data-painted');
}
