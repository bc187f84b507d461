// @vitest-environment jsdom
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CheckboxField, CheckboxGroup } from './checkbox-field';
import { ComboboxField } from './combobox-field';
import { DateOfBirthField } from './date-of-birth-field';
import { FileUploadField } from './file-upload-field';
import { MoneyField } from './money-field';
import { RadioCards, RadioField } from './radio-field';
import { SelectField } from './select-field';
import { SwitchField } from './switch-field';
import { TaxIdField } from './tax-id-field';
import { TextAreaField } from './text-area-field';
import { TextField } from './text-field';

const messages = { hint: 'Leave blank', error: 'Enter a name' };
const onValueChange = () => undefined;
const single = { ...messages, name: 'asked', label: 'Asked', value: '', onValueChange };
const group = { ...messages, name: 'asked', legend: 'Asked', value: '', onValueChange };
const options = [{ value: 'a', label: 'One' }];
const checkable = {
  name: 'asked',
  label: 'Asked',
  checked: false,
  onCheckedChange: () => undefined,
};

/** Returns the descriptions that a screen reader reads. */
function descriptionsIn(field: ReactElement): string {
  document.body.innerHTML = renderToStaticMarkup(field);
  return [...document.body.querySelectorAll('[aria-describedby]')]
    .flatMap((element) => (element.getAttribute('aria-describedby') ?? '').split(' '))
    .map((id) => document.getElementById(id)?.textContent ?? `no element #${id}`)
    .join(' | ');
}

test.each<readonly [string, ReactElement]>([
  ['text field', <TextField key="1" {...single} autoComplete="off" />],
  ['text area', <TextAreaField key="2" {...single} maximum={10} />],
  ['select', <SelectField key="3" {...single} options={options} />],
  ['combobox', <ComboboxField key="4" {...single} options={[]} />],
  ['tax ID field', <TaxIdField key="5" {...single} />],
  ['amount field', <MoneyField key="6" {...single} format={(text) => text} />],
  ['radio group', <RadioField key="7" {...group} options={options} />],
  ['group of radio cards', <RadioCards key="8" {...group} options={options} />],
  ['checkbox', <CheckboxField key="9" {...messages} {...checkable} />],
  ['group of checkboxes', <CheckboxGroup key="10" {...group} value={[]} options={options} />],
  [
    'date of birth',
    <DateOfBirthField key="11" {...group} value={{ month: '', day: '', year: '' }} />,
  ],
  [
    'file upload',
    <FileUploadField
      key="12"
      {...messages}
      name="asked"
      label="Asked"
      accept="image/png"
      files={[]}
      onFilesAdded={onValueChange}
      onRemove={onValueChange}
    />,
  ],
])('aria-describedby ties hint and error to the %s', (_kind, field) => {
  const descriptions = descriptionsIn(field);
  expect(descriptions).toContain(messages.hint);
  expect(descriptions).toContain(`Error: ${messages.error}`);
});

test('aria-describedby ties the hint to the switch', () => {
  const descriptions = descriptionsIn(<SwitchField {...checkable} hint={messages.hint} />);
  expect(descriptions).toBe(messages.hint);
});
