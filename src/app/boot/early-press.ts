import { EARLY_SUBMIT } from '../../catalogue/early-submit';
import { paintedProgram } from '../../services/painted';

/**
 * A page can be painted before its script has come. The entry notes which button was pressed meanwhile, and
 * keeps the press from the browser and from React, so that it counts once, when the page can answer it.
 */
let pressed: HTMLButtonElement | null = null;

function holdClick(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (button === null) return;
  // A button that sends a form does so: the sending is held.
  if (button.type !== 'submit') event.stopImmediatePropagation();
  pressed = button;
}

function holdSubmit(event: SubmitEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  if (event.submitter instanceof HTMLButtonElement) pressed = event.submitter;
}

const root = document.getElementById('root');

/** Begins to hold what is pressed too early: before React, which listens at the same element. */
export function watchEarlyPress(): void {
  if (paintedProgram() === undefined || root === null) return;
  root.addEventListener('click', holdClick, true);
  root.addEventListener('submit', holdSubmit, true);
  // Before this script: the browser then calls each field of a form one that somebody was done with, this one, too.
  const mark = document.getElementById(EARLY_SUBMIT.mark);
  if (mark?.matches(':user-valid')) pressed = root.querySelector('button[type="submit"]');
  mark?.remove();
}

/** Presses what was pressed too early, and holds nothing from now on. */
export function releaseEarlyPress(): void {
  if (root === null) return;
  root.removeEventListener('click', holdClick, true);
  root.removeEventListener('submit', holdSubmit, true);
  const early = pressed;
  pressed = null;
  if (early === null) return;
  const same = [...root.querySelectorAll('button')].find(
    ({ textContent }) => textContent === early.textContent,
  );
  (early.isConnected ? early : same)?.click();
}
