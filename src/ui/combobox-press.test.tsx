// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { ComboboxField } from './combobox-field';

vi.unmock('./after-press');

const frames: (() => void)[] = [];

/** Draws frames until nothing asks for one; what was put off until they are painted follows. */
async function paint(): Promise<void> {
  await act(async () => {
    while (frames.length > 0) {
      for (const draw of frames.splice(0)) draw();
      vi.advanceTimersByTime(0);
      await Promise.resolve();
    }
  });
}

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
let next: HTMLElement;

beforeEach(() => {
  frames.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  act(() =>
    root.render(
      <>
        <Fruit />
        <button>Next</button>
      </>,
    ),
  );
  const [first, second] = page.querySelectorAll('button');
  const field = page.querySelector('input');
  if (!first || !second || !field) throw new Error('No list was drawn.');
  [input, arrow, next] = [field, first, second];
  return () => {
    act(() => root.unmount());
    page.remove();
    vi.useRealTimers();
  };
});

test('a press on the field is painted before its list opens at what is chosen', async () => {
  await act(async () => {
    input.focus();
    input.click();
  });
  expect(input.ariaExpanded).toBe('false');
  await paint();
  expect(input.ariaExpanded).toBe('true');
  expect(document.querySelector('[data-highlighted]')?.textContent).toBe('Pear');
});

test('a press on the arrow takes the focus into the field and opens its list, another closes it', async () => {
  await act(async () => arrow.click());
  expect(document.activeElement).toBe(input);
  expect(input.ariaExpanded).toBe('false');
  await paint();
  expect(input.ariaExpanded).toBe('true');
  await act(async () => arrow.click());
  await paint();
  expect(input.ariaExpanded).toBe('false');
});

test('no list opens in a field that was left before its press was painted', async () => {
  await act(async () => {
    input.focus();
    input.click();
    next.focus();
  });
  await paint();
  expect(input.ariaExpanded).toBe('false');
  expect(document.activeElement).toBe(next);
});

test('what is typed before the list opens is what it opens for', async () => {
  await act(async () => {
    input.focus();
    input.click();
  });
  const setText = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    setText?.call(input, 'app');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await paint();
  const shown = [...document.querySelectorAll('[role=option]')];
  expect(shown.map((option) => option.textContent)).toEqual(['Apple']);
  const enter = { key: 'Enter', bubbles: true, cancelable: true };
  await act(async () => input.dispatchEvent(new KeyboardEvent('keydown', enter)));
  expect(input.value).toBe('Apple');
});
