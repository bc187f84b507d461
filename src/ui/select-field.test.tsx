// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { SelectField } from './select-field';

const STATES = ['OR', 'TX', 'WA'].map((value) => ({ value, label: value }));

const chosen: string[] = [];
let select: HTMLSelectElement;

function Form() {
  const [value, setValue] = useState('OR');
  return (
    <SelectField
      {...{ name: 'state', label: 'State', options: STATES, value }}
      onValueChange={setValue}
      onChosen={(state) => chosen.push(state)}
    />
  );
}

function fire(type: string): void {
  act(() => {
    select.dispatchEvent(new Event(type, { bubbles: true }));
  });
}

function choose(state: string): void {
  act(() => {
    select.value = state;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  chosen.length = 0;
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  act(() => root.render(<Form />));
  select = page.querySelector('select') as HTMLSelectElement;
  onTestFinished(() => {
    act(() => root.unmount());
    page.remove();
  });
});

test('a choice from the list counts immediately', () => {
  fire('pointerdown');
  choose('TX');
  expect(chosen).toEqual(['TX']);
});

test('with the keyboard only the choice on leaving the field counts', () => {
  fire('keydown');
  choose('TX');
  fire('keydown');
  choose('WA');
  expect(chosen).toEqual([]);
  fire('focusout');
  expect(chosen).toEqual(['WA']);
});
