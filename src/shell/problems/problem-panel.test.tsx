// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ErrorCode } from '../../contract/error-codes';
import type { OperationProblem } from '../../services/data/operation-error';
import { MutationProblem } from './problem-panel';

const place = document.createElement('div');
const root = createRoot(place);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const refused = (code: ErrorCode): OperationProblem => ({
  kind: 'refused',
  code,
  field: null,
});

const CHANGED = 'Your application has changed since this page was opened.';
const NOT_DONE = 'That didn’t go through, and nothing was changed. Try again in a moment.';
const UNKNOWN =
  'We couldn’t confirm that went through. Check your application status before trying again.';

const CASES: readonly (readonly [OperationProblem, 'status' | 'page', string])[] = [
  [{ kind: 'offline' }, 'status', 'You appear to be offline. Reconnect, then try again.'],
  [{ kind: 'not-done' }, 'status', NOT_DONE],
  [{ kind: 'not-done' }, 'page', NOT_DONE],
  [{ kind: 'unknown-outcome' }, 'status', `${UNKNOWN}Check Status`],
  [{ kind: 'failed' }, 'status', `${UNKNOWN}Check Status`],
  [
    { kind: 'unknown-outcome' },
    'page',
    'We couldn’t confirm that went through. Reload the page to see what is saved before trying again.',
  ],
  ...(
    [
      'TRANSITION_REFUSED',
      'OFFER_CLOSED',
      'CART_LOCKED',
      'SCHEDULE_CLOSED',
      'FIELD_LOCKED',
    ] as const
  ).map((code) => [refused(code), 'status', `${CHANGED}Check Status`] as const),
  [refused('CODE_WRONG'), 'status', NOT_DONE],
  [refused('UNAUTHENTICATED'), 'status', ''],
];

test.each(CASES)('%j has its own message on a %s', (problem, checks, text) => {
  act(() => root.render(<MutationProblem problem={problem} checks={checks} />));
  expect(place.textContent).toBe(text);
});
