// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { createNodeWorld } from '../../node/node-world';
import { openBrowserStorage } from '../../browser/browser-storage';
import { createHistoryPhotos } from '../../browser/snapshot/history-photos';
import { createSnapshots } from '../../browser/snapshot/snapshots';
import { createRecorder } from '../../record/recorder';
import { PanelContext } from '../panel-world';
import { createGeneratedFields } from '../../generated-fields';
import { createTraffic } from '../traffic';
import { makeSeed } from '../../../../cli/support/make-seed';
import { readRecords } from '../../../apis/control/change/change';
import { InspectSection } from './inspect-section';
import { rowsOf } from './inspected-parts';
import { shownValue, typedValue } from './typed-value';

test('a record can be changed, and a refusal is shown next to its field', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const world = createNodeWorld();
  const snapshots = createSnapshots({
    world,
    storage: openBrowserStorage(),
    photos: createHistoryPhotos(),
  });
  const traffic = createTraffic();
  const recorder = createRecorder({ world, traffic, snapshots });
  const panel = {
    world,
    traffic,
    generated: createGeneratedFields(() => undefined),
    snapshots,
    recorder,
    startSeed: () => Promise.resolve(),
  };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <PanelContext value={panel}>
        <InspectSection />
      </PanelContext>,
    ),
  );
  expect(document.body.textContent).toContain('It moves by events only; possible now: ');
  const records = document.querySelector('select');
  const applicant = [...(records?.options ?? [])].find(({ value }) =>
    value.startsWith('applicant '),
  );
  await act(async () => {
    if (records !== null) records.value = applicant?.value ?? '';
    records?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const fieldOf = (name: string) =>
    document.querySelector<HTMLInputElement>(`input[name="debugger.inspect.${name}"]`);
  const change = async (name: string, typed: string): Promise<void> => {
    const field = fieldOf(name);
    await act(async () => {
      setValue?.call(field, typed);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await act(async () => field?.form?.requestSubmit());
  };
  const messages = () =>
    [...document.querySelectorAll('[role=status]')].flatMap(({ textContent, parentElement }) =>
      textContent === '' ? [] : [[parentElement?.querySelector('input')?.name, textContent]],
    );
  const [lastName, firstName] = [fieldOf('lastName'), fieldOf('firstName')];
  lastName?.focus();
  await change('lastName', 'Another');
  // Shown next to the change, where the user is looking.
  expect(messages()).toEqual([
    ['debugger.inspect.lastName', 'Changed: lastName. The page shows it once it has asked again.'],
  ]);
  expect(document.activeElement).toBe(lastName);
  await act(async () =>
    world.change('http://portal.test', ({ state }) => {
      for (const user of state.users) user.firstName = 'Else';
    }),
  );
  await change('annualIncome', '54321');
  expect(firstName?.value).toBe('Else');
  await change('phone', '12');
  expect(messages()).toEqual([]);
  expect(document.body.textContent).toContain('phone is not a 10-digit US phone number');
  const [user] = world.snapshot().users;
  expect(user).toMatchObject({ lastName: 'Another', annualIncome: 54_321 });
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

test.each([
  ['Nova', 'a name', 'Nova'],
  ['97205', 'a text', '97205'],
  ['97205', 'cents', 97_205],
  ['null', 'a name, or null', null],
  ['["JOB"]', 'a list', ['JOB']],
  ['{"half', 'an object', '{"half'],
])('%s as %s is %j', (text, takes, value) => {
  expect(typedValue(text, takes)).toEqual(value);
  if (value !== '{"half') expect(shownValue(typedValue(text, takes))).toBe(text);
});

test('each answer about an item has a row, with choices if there are few', () => {
  const seed = makeSeed({ program: 'pesto_item', status: 'PREQUAL_ITEM_VALUED' });
  const world = createNodeWorld({ seed });
  const { records } = readRecords({ state: world.snapshot(), now: world.now });
  const answers = records
    .find(({ kind }) => kind === 'item')
    ?.fields.find(({ name }) => name === 'answers');
  if (answers === undefined) throw new Error('There is no item');
  const rows = rowsOf(answers);
  const rowOf = (label: string) => rows.find(({ field }) => field.label === label);
  expect(rowOf('answers.kind')?.field.choices).toContain('RING');
  expect(rowOf('answers.name')?.field.choices).toBeUndefined();
  expect(rowOf('answers.name')?.whole('Ring')).toEqual({ ...Object(answers.value), name: 'Ring' });
});

test('a number in the panel follows the rules of the portal for typed numbers', () => {
  expect(typedValue('1,200', 'cents')).toBe(1200);
  expect(typedValue('12,5', 'whole dollars')).toBe('12,5');
});

test("white space around a value that isn't text is ignored", () => {
  expect(typedValue(' 97205 ', 'cents')).toBe(97_205);
  expect(typedValue(' null ', 'a name, or null')).toBeNull();
  expect(typedValue(' Nova ', 'a name')).toBe(' Nova ');
});
