import { act } from 'react';

/** Types into the field of this name, as React hears of it. */
export async function type(name: string, text: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (field === null) throw new Error(`There is no field ${name}.`);
  await act(async () => {
    // React takes a value that is set on the element itself for its own doing.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

export function button(label: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === label,
  );
  if (found === undefined) throw new Error(`Nothing is called ${label}.`);
  return found;
}

/** Presses the button that is called so, as often as is said in one task. */
export async function press(label: string, count = 1): Promise<void> {
  const found = button(label);
  await act(async () => {
    for (let pressed = 0; pressed < count; pressed += 1) found.click();
  });
}

/** What moves in the history, as the browser does it: a little later. */
export async function travel(how: () => void): Promise<void> {
  await act(async () => {
    const moved = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, { once: true }),
    );
    how();
    await moved;
  });
}
