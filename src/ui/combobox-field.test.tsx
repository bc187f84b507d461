// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ComboboxField } from './combobox-field';
import type { ComboboxOption } from './combobox-options';

const FRUIT = [
  { value: 'APPLE', label: 'Apple' },
  { value: 'PEAR', label: 'Pear' },
];
const OTHER = { value: 'OTHER', label: 'Another fruit', other: true };

let show: (options: readonly ComboboxOption[], chosen?: string) => void;
let page: HTMLElement;
const input = () => page.querySelector('input') as HTMLInputElement;
const next = () => page.querySelector('button[name=next]') as HTMLButtonElement;
const shown = () => [...page.querySelectorAll('[role=option]')].map((item) => item.textContent);

function Form(props: { readonly options: readonly ComboboxOption[]; readonly chosen: string }) {
  const [value, setValue] = useState(props.chosen);
  return (
    <>
      <ComboboxField
        {...{ name: 'fruit', label: 'Fruit', options: props.options, value }}
        onValueChange={setValue}
      />
      <output>{value}</output>
      <button name="next">Next</button>
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  show = (options, chosen = '') => act(() => root.render(<Form {...{ options, chosen }} />));
  return () => {
    act(() => root.unmount());
    page.remove();
    vi.useRealTimers();
  };
});

/** Renders the results of an action, over two frames. */
async function user(action: () => void): Promise<void> {
  await act(async () => action());
  for (let frame = 0; frame < 2; frame += 1) {
    await act(async () => vi.advanceTimersToNextFrame());
  }
}

const type = (text: string) =>
  user(() => {
    input().focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text);
    input().dispatchEvent(new Event('input', { bubbles: true }));
  });

const press = (key: string) =>
  user(() => {
    input().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });

test('opens its list at the chosen option', async () => {
  show(FRUIT, 'PEAR');
  await user(() => {
    input().focus();
    input().click();
  });
  expect(shown()).toEqual(['Apple', 'Pear']);
  expect(page.querySelector('[data-highlighted]')?.textContent).toBe('Pear');
});

test('finds options by typing and chooses the first with Enter', async () => {
  show(FRUIT);
  await type('app');
  expect(shown()).toEqual(['Apple']);
  await press('Enter');
  expect(input().value).toBe('Apple');
  expect(page.querySelector('output')?.textContent).toBe('APPLE');
  expect(input().ariaExpanded).toBe('false');
});

test('chooses an option whose label was typed in full, in any capitals', async () => {
  show([...FRUIT, OTHER]);
  await type('pear\u00a0');
  await user(() => next().focus());
  expect(page.querySelector('output')?.textContent).toBe('PEAR');
  expect(input().value).toBe('Pear');
});

test('chooses “Another” for a text that is not in the list, and says so before and after blur', async () => {
  const note = '“Quince” isn’t in the list. We’ll use “Another fruit”.';
  show([...FRUIT, OTHER]);
  await type('Quince');
  expect(page.querySelector('p[role=status]')?.textContent).toBe(note);
  await user(() => next().focus());
  expect(input().value).toBe('Another fruit');
  expect(page.querySelector('p[role=status]')?.textContent).toBe(note);
});

test('keeps a text that matches no option, and chooses nothing', async () => {
  show(FRUIT, 'PEAR');
  await type('Quince');
  expect(shown()).toEqual([]);
  await user(() => next().focus());
  expect(input().value).toBe('Quince');
  expect(page.querySelector('output')?.textContent).toBe('');
});

test.each([
  ['a touch screen', 1],
  ['a mouse', 0],
])('closes its list with %s when the focus moves to the next field', async (_, touchPoints) => {
  Object.defineProperty(navigator, 'maxTouchPoints', { value: touchPoints, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'maxTouchPoints'));
  show(FRUIT);
  await type('Pea');
  expect(input().ariaExpanded).toBe('true');
  await user(() => next().focus());
  expect(input().ariaExpanded).toBe('false');
  expect(document.activeElement).toBe(next());
});

test('leaves the focus in the next field if the user moves on right after choosing', async () => {
  show(FRUIT);
  await type('Pea');
  await act(async () => {
    input().dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
    );
  });
  await user(() => next().focus());
  expect(input().value).toBe('Pear');
  expect(document.activeElement).toBe(next());
});
