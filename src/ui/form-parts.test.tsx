// @vitest-environment jsdom
import { act, useState, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from './button';
import { CheckboxField, CheckboxGroup } from './checkbox-field';
import { SwitchField } from './switch-field';
import { FileUploadField } from './file-upload-field';
import { SelectField } from './select-field';
import { TaxIdField } from './tax-id-field';
import { TextAreaField } from './text-area-field';
import { fileSize, type UploadedFile } from './uploaded-file-row';

let root: Root;
let page: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // Missing in jsdom; selects use them.
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});

afterEach(() => {
  act(() => root.unmount());
  page.remove();
});

function show(content: ReactNode): void {
  act(() => root.render(content));
}

function find(selector: string): HTMLElement {
  const found = page.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
}

test('a busy button keeps its label and focus and ignores clicks', () => {
  const pressed = vi.fn<() => void>();
  show(<Button onClick={pressed}>send code</Button>);
  find('button').focus();
  act(() => find('button').click());
  show(
    <Button onClick={pressed} loading>
      send code
    </Button>,
  );
  act(() => find('button').click());
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(find('button'));
  expect(find('button').getAttribute('aria-busy')).toBe('true');
  expect(find('button').textContent).toBe('Send CodeWorking');
});

test.each([
  ['a checkbox', CheckboxField],
  ['a switch', SwitchField],
])('Enter toggles %s without submitting the form', async (_what, Field) => {
  const sent = vi.fn<() => void>();
  function Consent() {
    const [checked, setChecked] = useState(false);
    return (
      <form onSubmit={sent}>
        <Field name="a.b" label="I agree" checked={checked} onCheckedChange={setChecked} />
      </form>
    );
  }
  show(<Consent />);
  const box = find('#field-a-b') as HTMLInputElement;
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  await act(async () => void box.dispatchEvent(enter));
  expect(box.checked).toBe(true);
  expect(enter.defaultPrevented).toBe(true);
  expect(sent).not.toHaveBeenCalled();
});

test('Enter toggles each checkbox of a group without submitting the form', () => {
  const sent = vi.fn<() => void>();
  const options = [
    { value: 'JOB', label: 'Job' },
    { value: 'OTHER', label: 'Other' },
  ];
  function Sources() {
    const [value, setValue] = useState<readonly string[]>([]);
    return (
      <form onSubmit={sent}>
        <CheckboxGroup
          {...{ name: 'sources', legend: 'Income', options, value }}
          onValueChange={setValue}
        />
        <output>{value.join(' ')}</output>
      </form>
    );
  }
  show(<Sources />);
  for (const box of page.querySelectorAll('input')) {
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    act(() => void box.dispatchEvent(enter));
    expect(enter.defaultPrevented).toBe(true);
  }
  expect(find('output').textContent).toBe('JOB OTHER');
  expect(sent).not.toHaveBeenCalled();
});

test('each checkbox of an invalid group is marked and described by its error', () => {
  const options = [
    { value: 'JOB', label: 'Job' },
    { value: 'OTHER', label: 'Other' },
  ];
  const group = (error?: string) => (
    <CheckboxGroup
      {...{ name: 'sources', legend: 'Income', options, value: [], error }}
      onValueChange={() => {}}
    />
  );
  const announced = () =>
    [...page.querySelectorAll('input')].map((box) => box.getAttribute('aria-invalid'));
  show(group('Select where your income comes from'));
  expect(announced()).toEqual(['true', 'true']);
  show(group());
  expect(announced()).toEqual([null, null]);
});

test('a text area is described by its hint and remaining characters', () => {
  const props = { name: 'about', label: 'Describe your item', maximum: 500 };
  show(<TextAreaField {...props} hint="Any marks" value="Gold" onValueChange={() => {}} />);
  const described = find('textarea').getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => find(`#${id}`).textContent)).toEqual([
    'Any marks',
    'You have 496 characters remaining',
  ]);
});

test('an empty file has no size', () => {
  expect(fileSize(0)).toBe('0 KB');
  expect(fileSize(1)).toBe('1 KB');
});

test('a select marks an optional answer', () => {
  const options = [{ value: '', label: 'Select one' }];
  const props = { name: 'size', label: 'Ring size', options, value: '', onValueChange: () => {} };
  show(<SelectField {...props} optional />);
  expect(find('label').textContent).toBe('Ring size (optional)');
});

test('a tax ID is readable while it is typed, and otherwise not in the page', () => {
  show(
    <TaxIdField
      name="ssn"
      label="Tax id"
      value="123-45-6789"
      onValueChange={vi.fn<(value: string) => void>()}
    />,
  );
  const input = find('input') as HTMLInputElement;
  const button = find('button');
  expect(input.value).toBe('•••-••-••••');
  act(() => input.focus());
  expect(input.value).toBe('123-45-6789');
  act(() => button.focus());
  expect(input.value).toBe('•••-••-••••');
  act(() => button.click());
  expect(input.value).toBe('123-45-6789');
  expect(button.getAttribute('aria-pressed')).toBe('true');
  act(() => button.blur());
  expect(page.innerHTML).not.toContain('6789');
  expect(input.getAttribute('autocomplete')).toBe('off');
});

test('moves the focus to the button that chooses files after a file is removed', async () => {
  function Papers() {
    const [files, setFiles] = useState<readonly UploadedFile[]>([
      { id: 'a', name: 'front.jpg', sizeBytes: 10, state: 'done' },
    ]);
    return (
      <FileUploadField
        {...{ name: 'papers', label: 'Papers', accept: '.jpg', files }}
        onFilesAdded={() => undefined}
        onRemove={() => setFiles([])}
      />
    );
  }
  await act(async () => root.render(<Papers />));
  find('li button').focus();
  await act(async () => find('li button').click());
  expect(document.activeElement).toBe(find('#field-papers'));
});
