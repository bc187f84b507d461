import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { controlPlace } from './field-styles';
import { MoneyField } from './money-field';
import { RadioCards, RadioField } from './radio-field';
import { SelectField } from './select-field';
import { NotGiven, SummaryList } from './summary-list';
import { TaxIdField } from './tax-id-field';
import { TextAreaField } from './text-area-field';
import { TextField } from './text-field';

const own = { name: 'asked', label: 'Asked', value: '', onValueChange: () => undefined };

test.each([
  ['text', <TextField key="text" {...own} autoComplete="off" />],
  ['select', <SelectField key="select" {...own} options={[{ value: '', label: 'Select one' }]} />],
  ['text area', <TextAreaField key="area" {...own} maximum={10} />],
  ['tax id', <TaxIdField key="tax" {...own} />],
])('a %s has the same distance to its label as other controls', (_, drawn) => {
  const html = renderToStaticMarkup(drawn);
  expect(html).toContain(`</label><div class="${controlPlace}">`);
  expect(html.match(/(?<=[ "])mbs_1(?=[ "])/g)).toHaveLength(1);
});

test('a currency sign is in a box joined to the input', () => {
  const html = renderToStaticMarkup(<MoneyField {...own} format={(text) => text} />);
  const [, sign = ''] =
    /<span class="([^"]*)" aria-hidden="true">\$<\/span><input /.exec(html) ?? [];
  expect(sign.split(' ')).toContain('bd-e-w_0');
  expect(html).not.toContain('pos_absolute');
});

test('radios have the same boxes everywhere', () => {
  const group = { ...own, legend: 'Asked', options: [{ value: 'a', label: 'One' }] };
  const boxOf = (html: string) =>
    (/<label class="([^"]*)"/.exec(html)?.[1] ?? '')
      .split(' ')
      .filter((style) => !/^p[xy]?_|^pd|^pl|^pb/.test(style));
  const small = boxOf(renderToStaticMarkup(<RadioField {...group} />));
  expect(small).toEqual(boxOf(renderToStaticMarkup(<RadioCards {...group} />)));
  expect(small.join(' ')).toContain('bd-c_border');
});

test('a missing answer is lighter than an answer', () => {
  const html = renderToStaticMarkup(<SummaryList rows={[{ term: 'Name', value: <NotGiven /> }]} />);
  expect(html).toMatch(/<span class="(?=[^"]*c_muted)(?=[^"]*fw_normal)[^"]*">Not given yet</);
});
