// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorSummary } from './error-summary';
import { TextField } from './text-field';

let root: Root;
let page: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});

afterEach(() => {
  act(() => root.unmount());
  page.remove();
});

function find(selector: string): HTMLElement {
  const found = page.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
}

function show(content: ReactNode): void {
  act(() => root.render(content));
}

function showForm(attempt: number, ...messages: readonly string[]): void {
  show(
    <>
      <ErrorSummary
        errors={messages.map((message) => ({ id: 'field-zip', message }))}
        attempt={attempt}
      />
      <input />
    </>,
  );
}

test('a field is described by hint and error, and the summary links to it', () => {
  const field = (
    <TextField
      name="zip"
      label="ZIP code"
      hint="5 digits"
      error="ZIP code must be 5 digits"
      value="4300"
      onValueChange={vi.fn<(value: string) => void>()}
      autoComplete="postal-code"
    />
  );
  const errors = [{ id: 'field-zip', message: 'ZIP code must be 5 digits' }];
  const screen = (attempt: number) => (
    <>
      <ErrorSummary errors={errors} attempt={attempt} />
      {field}
    </>
  );
  show(screen(1));
  expect(document.activeElement).toBe(find('[role=alert]'));
  const input = find('input');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => find(`#${id}`).textContent)).toEqual([
    '5 digits',
    'Error: ZIP code must be 5 digits',
  ]);
  act(() => find('[role=alert] a').click());
  expect(document.activeElement).toBe(input);
  show(screen(2));
  expect(document.activeElement).toBe(find('[role=alert]'));
});

test("a summary that appears during typing doesn't take the focus", () => {
  showForm(1, 'Enter your ZIP code');
  expect(document.activeElement).toBe(find('[role=alert]'));
  showForm(1);
  act(() => find('input').focus());
  showForm(1, 'ZIP code must be 5 digits');
  expect(document.activeElement).toBe(find('input'));
  // Messages of a submit may arrive later than its failure.
  showForm(2);
  showForm(2, 'Enter your ZIP code');
  expect(document.activeElement).toBe(find('[role=alert]'));
});

test('a summary rendered after a resolved submit waits for the next', () => {
  showForm(1);
  act(() => find('input').focus());
  showForm(1, 'ZIP code must be 5 digits');
  expect(document.activeElement).toBe(find('input'));
  showForm(2, 'ZIP code must be 5 digits');
  expect(document.activeElement).toBe(find('[role=alert]'));
});

test('the first failed submit of another form focuses the same summary', () => {
  showForm(1, 'Enter your ZIP code');
  showForm(0);
  act(() => find('input').focus());
  showForm(1, 'Enter your code');
  expect(document.activeElement).toBe(find('[role=alert]'));
});
