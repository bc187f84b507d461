import { EARLY_SUBMIT } from '../../catalogue/early-submit';
import { endPainted, paintedProgram } from '../../services/painted';

/**
 * A page can be painted before its script has come. The entry notes which button was pressed meanwhile, and
 * keeps a form from being sent by the browser, so that the press counts once React has taken the page over.
 */
let pressed: HTMLButtonElement | null = null;

function noteClick({ target }: Event): void {
  if (target instanceof Element) pressed = target.closest('button') ?? pressed;
}

function noteSubmit(event: SubmitEvent): void {
  event.preventDefault();
  if (event.submitter instanceof HTMLButtonElement) pressed = event.submitter;
}

const root = document.getElementById('root');

/** Begins to note what is pressed too early. */
export function watchEarlyPress(): void {
  if (paintedProgram() === undefined || root === null) return;
  root.addEventListener('click', noteClick);
  root.addEventListener('submit', noteSubmit);
  // Before this script: the browser then calls each field of a form one that somebody was done with, this one, too.
  const mark = document.getElementById(EARLY_SUBMIT.mark);
  if (mark?.matches(':user-valid')) pressed = root.querySelector('button[type="submit"]');
  mark?.remove();
}

/** Presses once more what was pressed too early, as soon as the page answers. */
export function repeatEarlyPress(): void {
  if (paintedProgram() === undefined || root === null) return;
  endPainted();
  root.removeEventListener('click', noteClick);
  root.removeEventListener('submit', noteSubmit);
  const early = pressed;
  if (early === null) return;
  const same = [...root.querySelectorAll('button')].find(
    ({ textContent }) => textContent === early.textContent,
  );
  (early.isConnected ? early : same)?.click();
}
