// @vitest-environment jsdom
import {
  assert,
  asyncProperty,
  constantFrom,
  dictionary,
  nat,
  oneof,
  record,
  string,
  type Arbitrary,
} from 'fast-check';
import { expect, test } from 'vitest';
import { documentOf } from '../../mock-server/apis/graphql/testing/operation-cases';
import { makeSeed } from '../../cli/support/make-seed';
import type { SeedOptions } from '../../cli/support/plain-seed';
import { UsageError } from '../../cli/support/errors';
import { PROGRAM_IDS } from '../../src/catalogue/programs';
import { SCREEN_IDS } from '../../src/catalogue/screens';
import { STORAGE_KEYS } from '../../src/catalogue/storage-keys';
import { STATUSES } from '../../src/catalogue/statuses';
import { answerPlaces, brokenValues, rareValues, withValue } from './answer-places';
import { cases, timeLimit } from './how-much';
import { showPortal, type Shown } from './show-portal';

const program = constantFrom(...PROGRAM_IDS);

const seedOptions: Arbitrary<SeedOptions> = oneof(
  record({ program, screen: constantFrom(...SCREEN_IDS) }),
  record({ program, status: constantFrom(...STATUSES) }),
).filter((options) => {
  try {
    makeSeed(options);
    return true;
  } catch (error) {
    if (error instanceof UsageError) return false;
    throw error;
  }
});

/** Shown if the response couldn't be read. */
const PROBLEM_LINES: readonly string[] = [
  'We can’t load this right now',
  'Something went wrong on our side. Your information is saved.',
  'Try Again',
  'My application',
  'What you can do',
  'Your application',
  'Status and next steps.',
  'Settings',
  'Your information, documents and preferences.',
  'Help Center',
  'Answers to common questions.',
  // Greetings have no name if it is unknown.
  'Welcome back',
  'You don’t need to do anything else.',
  // An optional part.
  'We can’t load this right now.',
  'We can’t show your return tracking right now.',
  'We can’t show your scheduled deposits right now.',
  'We can’t show your refund right now.',
  'We can’t show what we’ll return to you right now.',
];

const BROKEN_WORDS = /\b(?:undefined|null|NaN|Invalid Date)\b|\[object \w+\]/;

function expectIntact({ headings, lines, screens, complaints }: Shown, what: string): void {
  expect(complaints, what).toEqual([]);
  expect(screens, what).toHaveLength(1);
  expect(headings, what).toHaveLength(1);
  expect(headings, what).not.toContain('Unexpected Error');
  expect(
    lines.filter((line) => BROKEN_WORDS.test(line)),
    what,
  ).toEqual([]);
}

test('no screen makes new claims or breaks with a broken or rare response', timeLimit, async () => {
  await assert(
    asyncProperty(seedOptions, nat(), nat(), nat(), async (options, which, where, what) => {
      const answers = new Map<string, unknown>();
      const intact = await showPortal(options, (operation, body) => {
        answers.set(operation, body.data);
        return body;
      });
      expectIntact(intact, JSON.stringify(options));
      const operations = [...answers.keys()];
      const operation = operations[which % operations.length];
      if (operation === undefined) return;
      const data = answers.get(operation);
      const places = answerPlaces(documentOf(operation), data);
      const place = places[where % places.length];
      if (place === undefined) return;
      const show = (values: readonly unknown[]) =>
        showPortal(options, (name, body) =>
          name === operation
            ? { data: withValue(body.data, place, values[what % values.length]) }
            : body,
        );
      const subject = `${JSON.stringify(options)}: ${operation}, ${place.path.join('.')}`;

      const broken = await show(brokenValues(place));
      expectIntact(broken, subject);
      const known: readonly string[] = [...intact.lines, ...PROBLEM_LINES];
      expect(
        broken.lines.filter((line) => !known.includes(line)),
        subject,
      ).toEqual([]);

      const rare = rareValues(place);
      if (rare.length > 0)
        expectIntact(await show(rare), `${subject} = ${String(rare[what % rare.length])}`);
    }),
    { ...cases(3), endOnFailure: true },
  );
});

const stored = dictionary(
  constantFrom(...Object.values(STORAGE_KEYS), 'draft:visitor:sign-up'),
  oneof(
    string(),
    constantFrom(
      '',
      'null',
      'true',
      '{}',
      '[]',
      '[null]',
      '{"a":1}',
      '"x"',
      '0',
      '-1',
      '1e999',
      '{not json',
    ),
  ),
);

const search = dictionary(
  constantFrom(
    'returnTo',
    'program',
    'referralCode',
    'store',
    'utm_source',
    'modal',
    'item',
    'why',
    'x',
  ),
  oneof(
    string(),
    constantFrom('', '//evil.example', 'javascript:alert(1)', '%E0%A4%A', 'ssnDuplicate'),
  ),
);

test('no storage, query or hash breaks a screen', timeLimit, async () => {
  await assert(
    asyncProperty(
      seedOptions,
      stored,
      search,
      string(),
      async (options, values, parameters, hash) => {
        const shown = await showPortal(options, undefined, {
          stored: values,
          behind: `?${String(new URLSearchParams(parameters))}#${hash}`,
        });
        expectIntact(shown, JSON.stringify([options, values, parameters, hash]));
      },
    ),
    { ...cases(3), endOnFailure: true },
  );
});
