// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { TEST_CARDS } from '../../../fixtures/payment-values';
import { listen, stepOf } from './listen';
import { locatorOf } from './test-lines';
import { typedInto } from './secrets';
import type { Step } from './step';

const PAGE = `
  <button id="closed">Continue</button>
  <main data-screen="offer">
    <h1>Your offer</h1>
    <a id="link" href="/x"><span id="words">See it</span></a>
    <button id="button">Continue</button>
    <label id="label" for="agree">I agree</label><input id="agree" type="checkbox">
    <fieldset><legend>Way</legend><label><input type="radio" name="way" id="radio"> Fund now</label></fieldset>
    <label for="name">First name</label><input id="name" value="Nova">
    <label for="state">State</label><select id="state"><option>AK</option><option selected>OR - Oregon</option></select>
    <details><summary id="summary">More</summary></details>
    <label for="item">Item</label><input id="item" role="combobox" value="ri">
    <ul role="listbox"><li id="option" role="option">Ring</li></ul>
    <input id="photos" type="file" hidden data-testid="field-photos">
    <label for="taxId">Tax ID</label><input id="taxId" data-1p-ignore value="666-45-0003">
    <label for="theirs">Tax ID of theirs</label><input id="theirs" data-1p-ignore value="123-45-6789">
    <label for="code">Code</label><input id="code" autocomplete="one-time-code" value="246810">
    <label for="card">Card number</label><input id="card" autocomplete="cc-number" value="4111 1111 1111 1234">
    <label for="expiry">Expires</label><input id="expiry" autocomplete="cc-exp" value="01/26">
    <label for="account">Account number</label><input id="account" name="accountNumber" value="987654320002">
    <label for="whose">Name on account</label><input id="whose" name="accountName" value="Casha Depositor">
    <label for="password">Password</label><input id="password" type="password" value="hunter2">
    <p id="prose">Nothing to press</p>
  </main>
  <div role="dialog" data-tools=""><button id="tool">Set</button></div>`;

beforeEach(() => {
  document.body.innerHTML = PAGE;
});

const options = {
  inFrame: false,
  note: () => undefined,
  typed: (field: HTMLInputElement | HTMLTextAreaElement) =>
    typedInto(field, { code: '246810', today: '2026-06-15' }),
};

/** Returns the test's line for the step; the step itself if it has several lines. */
function stepAt(id: string, event: Event): Step | null {
  const element = document.getElementById(id);
  let step: Step | null = null;
  addEventListener(event.type, (received) => (step = stepOf(received, options)), {
    capture: true,
    once: true,
  });
  element?.dispatchEvent(event);
  return step;
}

function lineAt(id: string, type: string): string | null {
  const step = stepAt(id, new Event(type, { bubbles: true }));
  if (step === null) return null;
  if (!('target' in step)) return step.do;
  const value = 'value' in step ? ` ${JSON.stringify(step.value)}` : '';
  return `${step.do} ${locatorOf(step.target)}${value}`;
}

test.each([
  ['words', 'click', "click page.getByRole('link', { name: 'See it', exact: true })"],
  ['button', 'click', "click page.getByRole('button', { name: 'Continue', exact: true }).nth(1)"],
  ['summary', 'click', "click page.locator('summary', { hasText: 'More' })"],
  ['option', 'click', "click page.getByRole('option', { name: 'Ring', exact: true })"],
  ['item', 'click', "click page.getByRole('combobox', { name: 'Item', exact: true })"],
  ['agree', 'change', "uncheck page.getByRole('checkbox', { name: 'I agree', exact: true })"],
  ['radio', 'change', "uncheck page.getByRole('radio', { name: 'Fund now', exact: true })"],
  ['name', 'input', `fill page.getByRole('textbox', { name: 'First name', exact: true }) "Nova"`],
  [
    'state',
    'change',
    `select page.getByRole('combobox', { name: 'State', exact: true }) "OR - Oregon"`,
  ],
  // Ignored: part of another event, without effect, or in the debugger.
  ['label', 'click', null],
  ['agree', 'click', null],
  ['name', 'click', null],
  ['name', 'change', null],
  ['prose', 'click', null],
  ['tool', 'click', null],
  // A test can't know it.
  ['password', 'input', null],
])('%s: %s becomes a step that names the element', (id, type, line) => {
  expect(lineAt(id, type)).toBe(line);
});

test('a hidden file field is named by its test ID', () => {
  const field = document.getElementById('photos');
  const file = new File(['a'], 'front.png');
  Object.defineProperty(field, 'files', { value: [file] });
  expect(stepAt('photos', new Event('change', { bubbles: true }))).toEqual({
    do: 'files',
    names: ['front.png'],
    target: { by: 'test id', name: 'field-photos', nth: 0, inFrame: false },
  });
});

test.each([
  ['taxId', { secret: 'taxId', ending: '0003' }],
  ['theirs', { secret: 'taxId', ending: '7788' }],
  ['code', { secret: 'code' }],
  ['card', { secret: 'card', ending: '4242' }],
  ['expiry', { secret: 'pastExpiry' }],
  ['account', { secret: 'account', ending: '0002' }],
])('input of %s is recorded as a substitute', (id, value) => {
  expect(stepAt(id, new Event('input', { bubbles: true }))).toMatchObject({ do: 'fill', value });
});

test("an account holder's name isn't a secret", () => {
  const step = stepAt('whose', new Event('input', { bubbles: true }));
  expect(step).toMatchObject({ do: 'fill', value: 'Casha Depositor' });
});

test('an unsent code and each test card are recorded as typed', () => {
  const field = (id: string, value: string): HTMLInputElement => {
    const found = document.querySelector<HTMLInputElement>(`#${id}`);
    if (found === null) throw new Error(id);
    found.value = value;
    return found;
  };
  const known = { code: null, today: '2026-06-15' };
  expect(typedInto(field('code', '111111'), known)).toEqual({ secret: 'wrongCode' });
  expect(typedInto(field('expiry', '12/34'), known)).toEqual({ secret: 'cardExpiry' });
  for (const { number } of TEST_CARDS) {
    const typed = typedInto(field('card', number), known);
    expect(typed).toEqual({ secret: 'card', ending: number.slice(-4) });
  }
});

test('keys that select in a list or close a dialog are recorded', () => {
  const key = (name: string) => new KeyboardEvent('keydown', { key: name, bubbles: true });
  expect(stepAt('item', key('ArrowDown'))).toEqual({ do: 'press', key: 'ArrowDown' });
  expect(stepAt('name', key('ArrowDown'))).toBeNull();
  expect(stepAt('name', key('Escape'))).toEqual({ do: 'press', key: 'Escape' });
});

test('typing to select in a list and autofill are recorded once', () => {
  const done: string[] = [];
  const note = (step: Step) => done.push('value' in step ? JSON.stringify(step.value) : step.do);
  const end = listen({ ...options, note });
  const list = document.querySelector('select');
  const name = document.querySelector('#name');
  const dispatch = (type: string): void =>
    void list?.dispatchEvent(new KeyboardEvent(type, { key: 'A', bubbles: true }));
  dispatch('keydown');
  // Like the page, which prevents the key's default.
  if (list) list.value = 'AK';
  dispatch('keyup');
  dispatch('focusout');
  expect(done).toEqual(['"AK"']);
  dispatch('keydown');
  dispatch('keyup');
  dispatch('focusout');
  expect(done).toEqual(['"AK"']);
  dispatch('change');
  name?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(done).toEqual(['"AK"', '"AK"', '"Nova"']);
  // A script's click is repeated by the script, and the test opens the snapshot again.
  document.querySelector<HTMLElement>('#button')?.click();
  name?.dispatchEvent(Object.assign(new Event('input', { bubbles: true }), { bySnapshot: true }));
  expect(done).toHaveLength(3);
  end();
});
