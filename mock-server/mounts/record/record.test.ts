// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { createNodeWorld } from '../node/node-world';
import { pageShown } from './page-shown';
import { storeRecording, recordExternalStep, noteStruck, readRecording } from './recording-store';
import type { Ending, Line, Recorded, Recording, Shown, Step } from './step';
import { testText } from './test-text';

const seed = createNodeWorld().snapshot().seed;
const target = { by: 'role', role: 'textbox', name: 'Tax ID', nth: 0, inFrame: false } as const;
const offer: Shown = { screen: 'offer', heading: 'Your offer', dialog: null, lines: null };

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
    shown: { ...offer, screen: 'in-review', heading: 'We’re reviewing' },
    status: 'MANUAL_REVIEW',
    moved: [{ kind: 'charge', amount: 30_000 }],
    faults: 'idle',
  },
};

test('a recording becomes a test for the kit', () => {
  expect(testText(RECORDING)).toMatchInlineSnapshot(`
    "import { expect, test, values } from 'portal-kit/playwright';

    test('from offer to in-review', async ({ page, portal }) => {
      portal.allowConsole(/\\[portal\\] |Failed to load resource|net::ERR_/);
      portal.allowIdleFaults();
      await portal.openSeed({ program: 'home_light', status: 'CREATED', persona: 'P-03', now: '2026-06-15T12:00:00-04:00', screen: 'offer' });
      await portal.expectScreen('offer');
      await portal.expectHeading('Your offer');
      await page.getByRole('textbox', { name: 'Tax ID', exact: true }).click();
      await page.getByRole('textbox', { name: 'Tax ID', exact: true }).fill(values.taxId('0003'));
      await page.getByRole('button', { name: 'It’s “I\\'m”', exact: true }).click();
      await portal.faults(['latency=5'], { keep: true });
      await portal.clock({ advance: 'PT10M' });
      await portal.event('review-decided');
      await page.reload();
      await portal.expectScreen('in-review');
      await portal.expectHeading('We’re reviewing');
      const { applications } = await portal.state();
      expect(applications.at(-1)?.status).toBe('MANUAL_REVIEW');
      const ledger = await portal.ledger();
      expect(ledger.slice(-1)).toMatchObject([{ kind: 'charge', amount: 30000 }]);
    });
    "
  `);
});

test('a test waits for a fault where it was triggered, or at its end', () => {
  const play = (spec: string): Recorded => ({
    shown: null,
    step: { do: 'control', name: 'faults', body: { faults: [spec] } },
  });
  const click: Recorded = {
    shown: offer,
    step: { do: 'click', target: { ...target, role: 'button', name: 'Continue' } },
  };
  const struck: Recorded = { shown: null, step: { do: 'faults struck' } };
  const linesOf = (faults: Ending['faults'], ...steps: readonly Recorded[]): readonly string[] =>
    testText({ ...RECORDING, steps, ending: { ...RECORDING.ending, faults } })
      .split('\n')
      .flatMap((line) => /(click|\w*[fF]aults\w*)\(/.exec(line)?.[1] ?? []);
  const draft = play('operation=saveDraft,status=503,times=1');
  expect(linesOf('struck', draft, struck, click)).toEqual([
    'faults',
    'expectFaultsStruck',
    'click',
  ]);
  expect(linesOf('struck', draft, click)).toEqual(['faults', 'click', 'expectFaultsStruck']);
  expect(linesOf('struck', draft, struck, play('latency=5'))).toEqual([
    'faults',
    'expectFaultsStruck',
    'faults',
    'expectFaultsStruck',
  ]);
  expect(linesOf('idle', draft, click)).toEqual(['allowIdleFaults', 'faults', 'click']);
  expect(linesOf('none', click)).toEqual(['click']);
});

test('a triggered fault is recorded once', () => {
  const { beginning } = RECORDING;
  const recording = { isOn: true, beginning, failed: false, ledger: 0, left: null, text: null };
  storeRecording({ ...recording, steps: [] });
  const done = (): readonly string[] => readRecording()?.steps.map(({ step }) => step.do) ?? [];
  noteStruck();
  noteStruck();
  expect(done()).toEqual(['faults struck']);
  recordExternalStep({ do: 'control', name: 'faults', body: { faults: ['latency=5'] } });
  noteStruck();
  noteStruck();
  expect(done()).toEqual(['faults struck', 'control', 'faults struck']);
});

test('a test checks the result of each step', () => {
  const line = (text: string, kind: Line['kind'] = 'text'): Line => ({ text, kind });
  const click: Step = { do: 'click', target: { ...target, role: 'button', name: 'Add' } };
  const at = (lines: readonly Line[], more: Partial<Shown> = {}): Recorded => ({
    step: click,
    shown: { ...offer, lines, ...more },
  });
  const first = [line('Your items'), line('$100', 'figure')];
  const steps = [
    at(first),
    at([...first, line('Ring'), line('$250', 'figure'), line('Item added', 'told')]),
    at([line('It cannot be undone.')], {
      heading: null,
      dialog: { role: 'alertdialog', name: 'Remove it?' },
    }),
    at([...first, line('Ring')]),
    { step: click, shown: { ...offer, heading: 'Contact' } },
    at([line('Part 2 of 7')], { heading: 'Contact' }),
  ];
  const lines = testText({ ...RECORDING, steps, ending: { ...RECORDING.ending, shown: offer } })
    .split('\n')
    .flatMap((text) => /expect(?:Text|Dialog)\((.*)\);|(click)\(/.exec(text)?.slice(1))
    .filter((text) => text !== undefined);
  expect(lines).toEqual([
    "'$100'",
    'click',
    "'Item added'",
    "'$250'",
    "'Ring'",
    'click',
    "'Remove it?'",
    "'It cannot be undone.'",
    'click',
    'click',
    'click',
    'click',
  ]);
});

test('a test only waits for stable texts without secrets', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 9, 9));
  Element.prototype.checkVisibility = () => true;
  document.body.innerHTML = `<main><h1>Your offer</h1><p>Line of <b>$2,500</b></p>
    <p role="status">Saved</p><p>Saved at 10:42</p><p>Sending…</p><p>ending in 4242</p><p>••••</p>
    <p>front.png</p><p>2.3 MB</p><p>Reference 20551234</p><p>June 15, 2026</p></main>
    <div data-tools=""><p>Tools</p></div><div hidden><p>Gone</p></div>`;
  expect(pageShown()).toEqual({
    screen: null,
    heading: 'Your offer',
    dialog: null,
    lines: [
      { text: 'Your offer', kind: 'text' },
      { text: '$2,500', kind: 'figure' },
      { text: 'Saved', kind: 'told' },
      { text: 'front.png', kind: 'text' },
      { text: 'June 15, 2026', kind: 'text' },
    ],
  });
});
