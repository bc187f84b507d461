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

const root = document.querySelector<HTMLElement>('#root[data-painted]');

/** Begins to note what is pressed too early. */
export function watchEarlyPress(): void {
  root?.addEventListener('click', noteClick);
  root?.addEventListener('submit', noteSubmit);
}

/** The program whose first page came painted; undefined where the page came empty, or is taken over. */
export function paintedProgram(): string | undefined {
  return root?.dataset['painted'];
}

/** Presses once more what was pressed too early, as soon as the page answers. */
export function repeatEarlyPress(): void {
  if (root?.dataset['painted'] === undefined) return;
  delete root.dataset['painted'];
  root.removeEventListener('click', noteClick);
  root.removeEventListener('submit', noteSubmit);
  const early = pressed;
  if (early === null) return;
  const same = [...root.querySelectorAll('button')].find(
    ({ textContent }) => textContent === early.textContent,
  );
  (early.isConnected ? early : same)?.click();
}
