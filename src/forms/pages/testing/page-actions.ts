import { act } from 'react';

/** Sends the events that React needs. */
export async function type(name: string, text: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (field === null) throw new Error(`There is no field ${name}.`);
  await act(async () => {
    // React ignores values set by the element's own setter.
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

/** `count` clicks in one task. */
export async function press(label: string, count = 1): Promise<void> {
  const found = button(label);
  await act(async () => {
    for (let pressed = 0; pressed < count; pressed += 1) found.click();
  });
}

/** Browsers navigate in the history asynchronously. */
export async function travel(how: () => void): Promise<void> {
  await act(async () => {
    const moved = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, { once: true }),
    );
    how();
    await moved;
  });
}
