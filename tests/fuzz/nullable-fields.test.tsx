// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest';
import { documentOf } from '../../mock-server/apis/graphql/testing/operation-cases';
import type { SeedOptions } from '../../cli/support/plain-seed';
import { NEEDED_FIELDS } from '../../src/catalogue/needed-fields';
import { isScreenId } from '../../src/catalogue/screens';
import type { DocumentNode } from 'graphql';
import * as documents from '../../src/contract/generated/documents';
import {
  failedFields,
  fieldsOf,
  forgetFailedFields,
  INDISPENSABLE,
} from '../../src/services/data/failed-fields';
import { operationName } from '../../src/services/data/operations';
import { answerPlaces, withValue, type AnswerPlace } from './answer-places';
import { timeLimit } from './how-much';
import { showPortal, type Shown } from './show-portal';

const PROBLEM = 'We can’t load this right now';
/** About a failed field, not about the applicant. */
const PARTLY: readonly string[] = [
  'We can’t load some of this page',
  'Some details may be missing here. Your information is saved.',
  'Try Again',
  'We couldn’t load this.',
];

/** Together they read every query, with as much data as seeds provide. */
const SCREENS = {
  currentUser: { screen: 'home', status: 'MANUAL_REVIEW' },
  application: { screen: 'home', status: 'MANUAL_REVIEW' },
  consents: { screen: 'settings' },
  deposit: { program: 'pesto_cash', screen: 'verify-payment' },
  documentsToSign: { screen: 'agreements' },
  draft: { screen: 'personal-info' },
  getBillingAddress: { screen: 'settings-personal-info' },
  getCashAmount: { program: 'pesto_cash', screen: 'credit-line' },
  getItemCart: { program: 'pesto_item', screen: 'asset-cart' },
  getShippingAddress: { screen: 'settings-personal-info' },
  notices: { screen: 'settings' },
  shipments: { program: 'pesto_item', screen: 'items-shipped' },
} as const satisfies Readonly<Record<string, SeedOptions>>;

/** The portal decides on the screen with these. */
const GATE_READS: readonly string[] = ['currentUser', 'application'];

/** Their required fields follow the same rule. */
const NEEDING: readonly (readonly [keyof typeof SCREENS, SeedOptions])[] = [
  ['application', { screen: 'offer' }],
  ['application', { screen: 'credit-denied' }],
  ['currentUser', { screen: 'verify-info' }],
  ['deposit', { program: 'pesto_cash', screen: 'fund-over-time' }],
  ['shipments', { program: 'pesto_item', screen: 'download-label' }],
];

const isNullable = ({ type }: AnswerPlace): boolean => !type.endsWith('!');

/** `Type.field`, with all its places. */
function nullablePlaces(name: string, data: unknown): ReadonlyMap<string, AnswerPlace[]> {
  const found = new Map<string, AnswerPlace[]>();
  for (const place of answerPlaces(documentOf(name), data).filter(isNullable)) {
    const broken = withValue(data, place, null);
    const [field = ''] = failedFields(broken, [{ message: '', path: place.path }]);
    found.set(field, [...(found.get(field) ?? []), place]);
  }
  return found;
}

afterEach(forgetFailedFields);

function readsPerson(value: unknown): value is DocumentNode {
  const [first] = (value as DocumentNode | undefined)?.definitions ?? [];
  return (
    first?.kind === 'OperationDefinition' &&
    first.operation === 'query' &&
    first.selectionSet.selections.every(
      (node) => node.kind === 'Field' && node.name.value === 'currentUser',
    )
  );
}

test('the tested screens cover every query of the signed-in person', () => {
  const names = Object.values<unknown>(documents)
    .filter(readsPerson)
    .map((document) => operationName(document));
  expect(names.toSorted()).toEqual(Object.keys(SCREENS).toSorted());
});

describe.each([...Object.entries(SCREENS), ...NEEDING])(
  'a screen that reads %s: %j',
  (name, seed) => {
    test(
      'stays without any new statement, or reports a problem, if a nullable field fails',
      timeLimit,
      async () => {
        let response: unknown = null;
        const whole = await showPortal(seed, (operation, body) => {
          if (operation === name) response ??= body.data;
          return body;
        });
        expect(response, `${name} is read by ${JSON.stringify(seed)}`).not.toBeNull();
        const [screen = ''] = whole.screens;
        const needed: readonly string[] = [
          ...INDISPENSABLE,
          ...((isScreenId(screen) && NEEDED_FIELDS[screen]) || []),
        ];
        const wrong: string[] = [];
        for (const field of nullablePlaces(name, response).keys()) {
          forgetFailedFields();
          const shown = await showPortal(seed, (operation, body) => {
            if (operation !== name) return body;
            const places = nullablePlaces(name, body.data).get(field) ?? [];
            return {
              data: places.reduce((data, place) => withValue(data, place, null), body.data),
              errors: places.map(({ path }) => ({ message: 'Timed out', path })),
            };
          });
          // A part with its own query may be missing entirely: it shows a problem, or starts empty.
          const isPart = field === 'Query.currentUser' && !GATE_READS.includes(name);
          const problem = isPart ? null : whatIsWrong(shown, whole, needed.includes(field));
          if (problem !== null) wrong.push(`${field}: ${problem}`);
        }
        expect(wrong).toEqual([]);
      },
    );
  },
);

function whatIsWrong(shown: Shown, whole: Shown, isNeeded: boolean): string | null {
  if (shown.complaints.length > 0) return shown.complaints.join(' ');
  const hasProblem = shown.lines.some((line) => line.startsWith(PROBLEM));
  if (isNeeded) return hasProblem ? null : 'should report a problem';
  if (hasProblem || shown.screens[0] !== whole.screens[0]) return 'should not take down the screen';
  if (!shown.lines.includes(PARTLY[0] ?? '')) return 'should be reported as missing';
  const known = whole.lines.map(wordsIn);
  const isShortened = (line: string): boolean =>
    known.some((words) => [...wordsIn(line)].every((word) => words.has(word)));
  const stated = shown.lines.filter((line) => !PARTLY.includes(line) && !isShortened(line));
  return stated.length > 0 ? `should not state: ${stated.join(' ')}` : null;
}

const wordsIn = (line: string): ReadonlySet<string> =>
  new Set(line.toLowerCase().match(/[\p{L}\p{N}]+/gu));

test('every needed field is a nullable field of the contract', () => {
  const fields = new Set(Object.values(NEEDED_FIELDS).flat());
  expect([...fields].filter((field) => !/^[A-Z]\w+\.[a-z]\w+$/.test(field))).toEqual([]);
  expect(fieldsOf({ currentUser: { id: 'usr_1' } })).toEqual(
    new Set(['Query.currentUser', 'User.id']),
  );
});
