/** Scrolls an outcome into view, because its button may be in a bar, far from it. */
export function reveal(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' });
}
