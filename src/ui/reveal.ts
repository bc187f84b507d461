/** Scrolls an outcome into view when it appears: the button that led to it can be in a bar, far from it. */
export function reveal(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' });
}
