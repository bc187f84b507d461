// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { TEST_CARDS } from '../../../fixtures/payment-values';
import { createNodeWorld } from '../node/node-world';
import { stepOf } from './listen';
import { locatorOf } from './test-lines';
import { typedInto } from './secrets';
import { keepRecording, noteOutside, noteStruck, readRecording } from './recording-store';
import type { Ending, Recorded, Recording, Step } from './step';
import { testText } from './test-text';

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

/** The step that an event on an element is; as it stands in the test, so far as that is one line. */
function stepAt(id: string, event: Event): Step | null {
  const element = document.getElementById(id);
  let step: Step | null = null;
  addEventListener(event.type, (heard) => (step = stepOf(heard, options)), {
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
  // What is a part of another event, of no use, or of the tools.
  ['label', 'click', null],
  ['agree', 'click', null],
  ['name', 'click', null],
  ['name', 'change', null],
  ['prose', 'click', null],
  ['tool', 'click', null],
  // A test cannot know it.
  ['password', 'input', null],
])('%s: %s is a step that names it as a person would', (id, type, line) => {
  expect(lineAt(id, type)).toBe(line);
});

test('a file that nobody sees the field of is named by its test id', () => {
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
])('what is typed into %s is not kept, only what it makes happen', (id, value) => {
  expect(stepAt(id, new Event('input', { bubbles: true }))).toMatchObject({ do: 'fill', value });
});

test('a code that was not sent, and each card for tests, stand for themselves', () => {
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

test('a list hears the keys that choose in it, a dialog the one that closes it', () => {
  const key = (name: string) => new KeyboardEvent('keydown', { key: name, bubbles: true });
  expect(stepAt('item', key('ArrowDown'))).toEqual({ do: 'press', key: 'ArrowDown' });
  expect(stepAt('name', key('ArrowDown'))).toBeNull();
  expect(stepAt('name', key('Escape'))).toEqual({ do: 'press', key: 'Escape' });
});

const seed = createNodeWorld().snapshot().seed;
const target = { by: 'role', role: 'textbox', name: 'Tax ID', nth: 0, inFrame: false } as const;
const offer = { screen: 'offer', heading: 'Your offer' };

const RECORDING: Recording = {
  beginning: { kind: 'seed', seed: { ...seed, screen: 'offer', signedIn: true } },
  failed: true,
  steps: [
    { shown: offer, step: { do: 'fill', target, value: { secret: 'taxId', ending: '0003' } } },
    {
      shown: offer,
      step: { do: 'click', target: { ...target, role: 'button', name: "It’s “I'm”" } },
    },
    {
      shown: null,
      step: { do: 'control', name: 'faults', body: { faults: ['latency=5'], keep: true } },
    },
    { shown: null, step: { do: 'control', name: 'clock', body: { advance: 'PT10M' } } },
    {
      shown: null,
      step: { do: 'control', name: 'event', body: { event: 'review-decided', outcome: null } },
    },
    { shown: null, step: { do: 'reload' } },
  ],
  ending: {
    shown: { screen: 'in-review', heading: 'We’re reviewing' },
    status: 'MANUAL_REVIEW',
    moved: [{ kind: 'charge', amount: 30_000 }],
    faults: 'idle',
  },
};

test('what was recorded is a case for the kit', () => {
  expect(testText(RECORDING)).toMatchInlineSnapshot(`
    "import { expect, test, values } from 'portal-kit/playwright';

    test('from offer to in-review', async ({ page, portal }) => {
      portal.allowConsole(/\\[portal\\] |Failed to load resource|net::ERR_/);
      portal.allowIdleFaults();
      await portal.openSeed({ program: 'home_light', status: 'CREATED', persona: 'P-03', now: '2026-06-15T12:00:00-04:00', screen: 'offer' });
      await portal.expectScreen('offer');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your offer');
      await page.getByRole('textbox', { name: 'Tax ID', exact: true }).click();
      await page.getByRole('textbox', { name: 'Tax ID', exact: true }).fill(values.taxId('0003'));
      await page.getByRole('button', { name: 'It’s “I\\'m”', exact: true }).click();
      await portal.faults(['latency=5'], { keep: true });
      await portal.clock({ advance: 'PT10M' });
      await portal.event('review-decided');
      await page.reload();
      await portal.expectScreen('in-review');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’re reviewing');
      const { applications } = await portal.state();
      expect(applications.at(-1)?.status).toBe('MANUAL_REVIEW');
      const ledger = await portal.ledger();
      expect(ledger.slice(-1)).toMatchObject([{ kind: 'charge', amount: 30000 }]);
    });
    "
  `);
});

test('a test waits for a fault where the recording saw it strike, or else at its end', () => {
  const play = (spec: string): Recorded => ({
    shown: null,
    step: { do: 'control', name: 'faults', body: { faults: [spec] } },
  });
  const click: Recorded = {
    shown: offer,
    step: { do: 'click', target: { ...target, role: 'button', name: 'Continue' } },
  };
  const struck: Recorded = { shown: null, step: { do: 'faults struck' } };
  const said = (faults: Ending['faults'], ...steps: readonly Recorded[]): readonly string[] =>
    testText({ ...RECORDING, steps, ending: { ...RECORDING.ending, faults } })
      .split('\n')
      .flatMap((line) => /(click|\w*[fF]aults\w*)\(/.exec(line)?.[1] ?? []);
  const draft = play('operation=saveDraft,status=503,times=1');
  expect(said('struck', draft, struck, click)).toEqual(['faults', 'expectFaultsStruck', 'click']);
  expect(said('struck', draft, click)).toEqual(['faults', 'click', 'expectFaultsStruck']);
  expect(said('struck', draft, struck, play('latency=5'))).toEqual([
    'faults',
    'expectFaultsStruck',
    'faults',
    'expectFaultsStruck',
  ]);
  expect(said('idle', draft, click)).toEqual(['allowIdleFaults', 'faults', 'click']);
  expect(said('none', click)).toEqual(['click']);
});

test('a strike is noted once for what is played', () => {
  const { beginning } = RECORDING;
  const kept = { isOn: true, beginning, failed: false, ledger: 0, left: null, text: null };
  keepRecording({ ...kept, steps: [] });
  const done = (): readonly string[] => readRecording()?.steps.map(({ step }) => step.do) ?? [];
  noteStruck();
  noteStruck();
  expect(done()).toEqual(['faults struck']);
  noteOutside({ do: 'control', name: 'faults', body: { faults: ['latency=5'] } });
  noteStruck();
  noteStruck();
  expect(done()).toEqual(['faults struck', 'control', 'faults struck']);
});
