// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { ComboboxField } from './combobox-field';

function Fruit() {
  const [value, setValue] = useState('PEAR');
  const options = [
    { value: 'APPLE', label: 'Apple' },
    { value: 'PEAR', label: 'Pear' },
  ];
  const texts = { name: 'fruit', label: 'Fruit', autoComplete: 'off' };
  return <ComboboxField {...texts} options={options} value={value} onValueChange={setValue} />;
}

let input: HTMLInputElement;
let arrow: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  act(() => root.render(<Fruit />));
  const [first] = page.querySelectorAll('button');
  const field = page.querySelector('input');
  if (!first || !field) throw new Error('No list was drawn.');
  [input, arrow] = [field, first];
  return () => {
    act(() => root.unmount());
    page.remove();
  };
});

test('a click in the field opens its list at the selected option', async () => {
  await act(async () => {
    input.focus();
    input.click();
  });
  expect(input.ariaExpanded).toBe('true');
  expect(document.querySelector('[data-highlighted]')?.textContent).toBe('Pear');
});

test('the arrow button focuses the field and opens its list, and closes it again', async () => {
  await act(async () => arrow.click());
  expect(document.activeElement).toBe(input);
  expect(input.ariaExpanded).toBe('true');
  await act(async () => arrow.click());
  expect(input.ariaExpanded).toBe('false');
});

test('typing filters the list and Enter selects the match', async () => {
  await act(async () => {
    input.focus();
    input.click();
  });
  const setText = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    setText?.call(input, 'app');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const shown = [...document.querySelectorAll('[role=option]')];
  expect(shown.map((option) => option.textContent)).toEqual(['Apple']);
  const enter = { key: 'Enter', bubbles: true, cancelable: true };
  await act(async () => input.dispatchEvent(new KeyboardEvent('keydown', enter)));
  expect(input.value).toBe('Apple');
});
