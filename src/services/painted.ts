const painted = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('#root[data-painted]');

/** The program whose first page came painted; undefined where the page came empty, or React answers for it. */
export function paintedProgram(): string | undefined {
  return painted()?.dataset['painted'];
}

/** React answers for the page from now on. */
export function endPainted(): void {
  painted()?.removeAttribute('data-painted');
}
