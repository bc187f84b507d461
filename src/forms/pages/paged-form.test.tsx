// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BrandContext } from '../../domain/program/use-brand';
import { loadBrand } from '../../programs/registry';
import { ScreenContext } from '../../shell/screen/screen-context';
import { FormTextField } from '../form-fields';
import type { FormPage } from './form-page';
import { PagedForm } from './paged-form';
import { button, press, travel, type } from './testing/page-actions';
import { usePagedForm } from './use-paged-form';

interface Values {
  name: string;
  age: string;
  town: string;
  code: string;
}

type Id = 'name' | 'age' | 'town' | 'code';

const given = (message: string) => v.pipe(v.string(), v.nonEmpty(message));

const looksAt = vi.fn<(name: string) => boolean>(() => true);

/** One rule affects two pages: Elder Town has a higher minimum age. */
const schema: v.GenericSchema<Values, Values> = v.pipe(
  v.object({
    name: v.pipe(given('Enter a name'), v.check(looksAt)),
    age: given('Enter an age'),
    town: given('Enter a town'),
    code: given('Enter a code'),
  }),
  v.forward(
    v.partialCheck(
      [['age'], ['town']],
      ({ age, town }) => town !== 'Elder Town' || Number(age) > 20,
      'You are too young for Elder Town',
    ),
    ['age'],
  ),
);

const PAGES: readonly FormPage<Id>[] = [
  { id: 'name', heading: 'Name', hint: 'As on your passport', fields: ['name'] },
  { id: 'age', heading: 'Age', fields: ['age'] },
  { id: 'town', heading: 'Town', fields: ['town'] },
  { id: 'code', heading: 'Code', fields: ['code'] },
];

const EMPTY: Values = { name: '', age: '', town: '', code: '' };
const TYPED: Values = { name: 'Nova', age: '19', town: 'Portland', code: '77' };
const PATH = '/app/homelight/personal-info';

let root: Root;
const refuse: (readonly [field: Id, message: string])[] = [];
const sent: Values[] = [];
const brand = { ...(await loadBrand('home_light')), id: 'home_light' as const };

function Form({ start }: { readonly start: Values }) {
  const state = usePagedForm<Values, Values, Id>({
    schema,
    pages: PAGES,
    defaultValues: start,
    onSubmit: (values) => {
      sent.push(values);
      for (const [field, message] of refuse.splice(0)) state.fail(field, message);
    },
  });
  return (
    <PagedForm
      state={state}
      content={{
        name: <FormTextField name="name" label="Your name" autoComplete="off" />,
        age: <FormTextField name="age" label="Your age" autoComplete="off" />,
        town: <FormTextField name="town" label="Your town" autoComplete="off" />,
        code: <FormTextField name="code" label="Your code" autoComplete="off" />,
      }}
      answers={(values) => PAGES.map(({ id }) => ({ page: id, term: id, value: values[id] }))}
      button="Send It"
    />
  );
}

/** Simulates a reload with the saved draft. */
async function load(address: string, start: Values): Promise<void> {
  window.history.replaceState(window.history.state, '', address);
  document.body.replaceChildren();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <BrandContext value={brand}>
        <ScreenContext value={{ id: 'personal-info', flow: 'home' }}>
          <Form start={start} />
        </ScreenContext>
      </BrandContext>,
    ),
  );
}

const heading = (): string => document.querySelector('h1')?.textContent ?? '';
const summary = (): string => document.querySelector('[role=alert] ul')?.textContent ?? '';
const direction = (): string => {
  const [form, words] = [
    document.querySelector('form'),
    document.querySelector('h1')?.parentElement,
  ];
  const sides = [form, words].map(
    (part) => /(?<=anim_)(?:forward|back)/.exec(part?.className ?? '')?.[0] ?? '',
  );
  // A page's text enters with its questions.
  expect(sides[1]).toBe(sides[0]);
  return sides[0] ?? '';
};
const asked = (): string | null => new URLSearchParams(window.location.search).get('page');

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', () => undefined);
  window.history.pushState(null, '', PATH);
  sent.length = 0;
  refuse.length = 0;
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

test('pages are shown one by one with their own validation, followed by a review', async () => {
  await load(PATH, EMPTY);
  expect(document.querySelector('h2')?.textContent).toBe('Name');
  expect(document.querySelector('h2 + *')?.textContent).toBe('As on your passport');
  await press('Continue');
  expect(summary()).toBe('Enter a name');
  expect(document.title).toMatch(/^Error: Tell us about you \|/);
  await type('name', 'Nova');
  expect(summary()).toBe('');
  // A double click moves one page only.
  await press('Continue', 2);
  expect([heading(), asked(), summary()]).toEqual(['Age', 'age', '']);
  expect(document.activeElement?.textContent).toBe('Age');
  await type('age', '1');
  await type('age', '');
  expect(summary(), 'nothing is said before one goes on').toBe('');
  await type('age', '19');
  await press('Continue');
  await type('town', 'Portland');
  await press('Continue');
  await type('code', '77');
  await press('Continue');
  expect([heading(), asked()]).toEqual(['Check your answers', 'check']);
  expect(document.body.textContent).toContain('Part 5 of 5');
  expect([...document.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
    'Nova',
    'Change name',
    '19',
    'Change age',
    'Portland',
    'Change town',
    '77',
    'Change code',
  ]);
  expect(sent).toEqual([]);
  await press('Send It');
  expect(sent).toEqual([TYPED]);
});

test('Back and Forward keep the input', async () => {
  await load(PATH, { ...TYPED, town: '', code: '' });
  expect(direction()).toBe('');
  await press('Continue');
  expect(direction()).toBe('forward');
  const second = document.querySelector('h1');
  await press('Continue');
  expect(document.querySelector('h1'), 'the next one comes anew').not.toBe(second);
  await type('town', 'Astoria');
  expect(direction(), 'what is typed moves nothing').toBe('forward');
  await travel(() => window.history.back());
  expect(heading()).toBe('Age');
  expect(direction()).toBe('back');
  await travel(() => button('Back').click());
  expect(heading()).toBe('Tell us about you');
  await travel(() => window.history.forward());
  await type('age', '');
  await travel(() => window.history.forward());
  // Forward can't skip a page with invalid answers.
  expect([heading(), asked()]).toEqual(['Age', 'age']);
  await type('age', '30');
  await press('Continue');
  expect(document.querySelector<HTMLInputElement>('input')?.value).toBe('Astoria');
});

test('Back opens the previous page, also after following a link', async () => {
  await load(`${PATH}?page=town`, TYPED);
  await press('Back');
  expect([heading(), asked()]).toEqual(['Age', 'age']);
});

test('Back opens the previous page, also after a reload on an earlier page', async () => {
  await load(PATH, TYPED);
  await press('Continue');
  await press('Continue');
  await press('Continue');
  await press('Continue');
  expect(heading()).toBe('Check your answers');
  act(() => root.unmount());
  await load(`${PATH}?page=check`, { ...TYPED, code: '' });
  expect(heading()).toBe('Code');
  await press('Back');
  expect([heading(), asked()]).toEqual(['Town', 'town']);
});

test.each([
  ['a reload of the third page', '?page=town', { ...TYPED, code: '' }, 'Town', 'town'],
  [
    'a reload of the check, without what is never kept',
    '?page=check',
    { ...TYPED, code: '' },
    'Code',
    'code',
  ],
  ['a link to a page that was not reached', '?page=code', { ...EMPTY, name: 'Nova' }, 'Age', 'age'],
  ['a link to the check of an empty form', '?page=check', EMPTY, 'Tell us about you', null],
  ['a page that does not exist', '?page=shoe-size', TYPED, 'Tell us about you', 'shoe-size'],
  ['another query, which stays', '?change=state&page=town', TYPED, 'Town', 'town'],
])('%s', async (_, query, kept, shown, page) => {
  await load(PATH + query, kept);
  expect([heading(), asked(), summary()]).toEqual([shown, page, '']);
  expect(window.location.search.includes('change')).toBe(query.includes('change'));
});

test('Change opens a page and returns to the review, or to an invalid answer first', async () => {
  await load(`${PATH}?page=check`, TYPED);
  await press('Change town');
  expect(heading()).toBe('Town');
  await type('town', 'Astoria');
  await press('Continue');
  expect(heading()).toBe('Check your answers');
  expect(document.body.textContent).toContain('Astoria');
  await press('Change town');
  await type('town', 'Elder Town');
  await press('Continue');
  expect([heading(), summary()]).toEqual(['Age', 'You are too young for Elder Town']);
  await type('age', '21');
  await press('Continue');
  expect(heading()).toBe('Check your answers');
  await press('Send It');
  expect(sent).toEqual([{ ...TYPED, age: '21', town: 'Elder Town' }]);
});

test('server refusals are shown on their pages one by one, then the review', async () => {
  refuse.push(['code', 'We don’t know that code'], ['age', 'We don’t believe that age']);
  await load(`${PATH}?page=check`, TYPED);
  await press('Send It');
  expect([heading(), summary()]).toEqual(['Age', 'We don’t believe that age']);
  expect(document.activeElement?.getAttribute('role')).toBe('alert');
  await press('Continue');
  expect([heading(), summary()]).toEqual(['Code', 'We don’t know that code']);
  await type('code', '78');
  await press('Continue');
  expect([heading(), summary()]).toEqual(['Check your answers', '']);
  await press('Send It');
  expect(sent).toHaveLength(2);
});

test('the first page renders without reading the answers', async () => {
  looksAt.mockClear();
  await load(PATH, TYPED);
  expect(looksAt).not.toHaveBeenCalled();
});
