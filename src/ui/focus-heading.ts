import { PAGE_HEADING_ID } from './heading';

/** Focuses the heading of the screen: what was pressed is gone with what was shown. */
export function focusHeading(): void {
  document.getElementById(PAGE_HEADING_ID)?.focus();
}

/** The same, and the page stays where it is: who takes items out of a long list goes on there. */
export function focusHeadingInPlace(): void {
  document.getElementById(PAGE_HEADING_ID)?.focus({ preventScroll: true });
}
