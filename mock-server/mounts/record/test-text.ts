import type { Seed } from '../../scenario/seed';
import { screenDefinition } from '../../../src/catalogue/screens';
import {
  isStruckNoted,
  type Ending,
  type Recorded,
  type Recording,
  type Step,
  type Typed,
} from './step';
import { Expectations } from './expectations';
import { literal, locatorOf, written } from './test-lines';

/** Leaves out defaults. */
function seedOptions({ signedIn, screen, faults, ...seed }: Seed): Record<string, unknown> {
  const isPublic = screen !== null && screenDefinition(screen).access === 'public';
  return {
    ...seed,
    ...(screen === null ? {} : { screen }),
    // Screens without a session open signed out by default.
    ...(signedIn === isPublic ? { signedOut: !signedIn } : signedIn ? {} : { signedOut: true }),
    ...(faults.length === 0 ? {} : { faults }),
  };
}

function typed(value: Typed): string {
  if (typeof value === 'string') return literal(value);
  switch (value.secret) {
    case 'code':
      return 'await portal.code()';
    case 'wrongCode':
      return 'await portal.wrongCode()';
    case 'taxId':
    case 'card':
    case 'account':
      return `values.${value.secret}(${literal(value.ending)})`;
    default:
      return `values.${value.secret}`;
  }
}

function controlLine({ name, body }: Extract<Step, { readonly do: 'control' }>): string {
  const fields = typeof body === 'object' && body !== null ? { ...body } : {};
  if (name === 'event' && 'event' in fields) {
    const { event, ...details } = fields;
    // Null values were left to the event.
    const given = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== null));
    const more = Object.keys(given).length === 0 ? '' : `, ${written(given)}`;
    return `await portal.event(${written(event)}${more});`;
  }
  if (name === 'faults' && 'faults' in fields) {
    const { faults, ...more } = fields;
    const options = Object.keys(more).length === 0 ? '' : `, ${written(more)}`;
    return `await portal.faults(${written(faults)}${options});`;
  }
  return `await portal.${name}(${written(fields)});`;
}

/** Waits for background requests, such as saving a draft. */
const STRUCK = 'await portal.expectFaultsStruck();';

function lines(step: Step): readonly string[] {
  switch (step.do) {
    case 'click':
    case 'check':
    case 'uncheck':
      return [`await ${locatorOf(step.target)}.${step.do}();`];
    case 'fill': {
      const field = locatorOf(step.target);
      const isMasked = typeof step.value !== 'string' && step.value.secret === 'taxId';
      // A masked field is readable, and so replaceable, while it has the focus.
      const enter = isMasked ? [`await ${field}.click();`] : [];
      return [...enter, `await ${field}.fill(${typed(step.value)});`];
    }
    case 'select':
      return [`await ${locatorOf(step.target)}.selectOption({ label: ${literal(step.value)} });`];
    case 'files': {
      const files = step.names.map((name) => `values.file(${literal(name)})`).join(', ');
      return [`await ${locatorOf(step.target)}.setInputFiles([${files}]);`];
    }
    case 'press':
      return [`await page.keyboard.press(${literal(step.key)});`];
    case 'back':
      return ['await page.goBack();'];
    case 'forward':
      return ['await page.goForward();'];
    case 'reload':
      return ['await page.reload();'];
    case 'faults struck':
      return [STRUCK];
    case 'end session':
      return ['await portal.endSession();'];
    case 'control':
      return [controlLine(step)];
    case 'seed':
      return [`await portal.openSeed(${written(seedOptions(step.seed))});`];
    case 'snapshot':
      return [`await portal.openSnapshot(${literal(step.text)});`];
  }
}

function body(steps: readonly Recorded[], ending: Ending): readonly string[] {
  const all: string[] = [];
  const expectations = new Expectations();
  for (const { step, shown } of steps) {
    if (shown !== null) all.push(...expectations.of(shown));
    all.push(...lines(step));
    // Opens another page.
    if (step.do === 'seed' || step.do === 'snapshot' || step.do === 'reload') expectations.reset();
  }
  return [
    ...all,
    ...expectations.of(ending.shown),
    ...(ending.faults === 'struck' && !isStruckNoted(steps) ? [STRUCK] : []),
  ];
}

/** Browsers and the portal log these about failed requests. */
const COMPLAINTS = '/\\[portal\\] |Failed to load resource|net::ERR_/';

/** Repeats the recorded actions and checks their results. */
export function testText({ beginning, steps, failed, ending }: Recording): string {
  const start = steps.find(({ shown }) => shown !== null)?.shown?.screen ?? ending.shown.screen;
  const end = ending.shown.screen;
  const title =
    start === end ? `on ${end ?? 'a page'}` : `from ${start ?? 'a page'} to ${end ?? 'a page'}`;
  const done = [
    ...(failed ? [`portal.allowConsole(${COMPLAINTS});`] : []),
    ...(ending.faults === 'idle' ? ['portal.allowIdleFaults();'] : []),
    beginning.kind === 'seed'
      ? `await portal.openSeed(${written(seedOptions(beginning.seed))});`
      : `await portal.openSnapshot(${literal(beginning.text)});`,
    ...body(steps, ending),
    ...(ending.status === null
      ? []
      : [
          'const { applications } = await portal.state();',
          `expect(applications.at(-1)?.status).toBe(${literal(ending.status)});`,
        ]),
    ...(ending.moved.length === 0
      ? []
      : [
          'const ledger = await portal.ledger();',
          `expect(ledger.slice(-${String(ending.moved.length)})).toMatchObject(${written(ending.moved)});`,
        ]),
  ];
  const usesValues = done.some((line) => line.includes('values.'));
  const usesPage = done.some((line) => /\bpage\./.test(line));
  const names = ['expect', 'test', ...(usesValues ? ['values'] : [])];
  const isExpected = done.some((line) => line.includes('expect('));
  return [
    `import { ${names.filter((name) => name !== 'expect' || isExpected).join(', ')} } from 'portal-kit/playwright';`,
    '',
    `test(${literal(title)}, async ({ ${usesPage ? 'page, ' : ''}portal }) => {`,
    ...done.map((line) => `  ${line}`),
    '});',
    '',
  ].join('\n');
}
