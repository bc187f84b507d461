import { describe, expect, test } from 'vitest';
import type { ProgramId } from '../../../src/catalogue/programs';
import type { Status } from '../../../src/catalogue/statuses';
import type { ApplicationRecord } from '../../world/state';
import { lifecycleDiagram } from '../lifecycle/diagram';
import type { EventName } from '../lifecycle/event-names';
import { EVENTS } from './events';
import { finishSigning } from '../applications/finish-signing';
import { NOW, reached, TODAY } from '../lifecycle/testing/bare-application';
import { TransitionRefused } from '../lifecycle/transition-refused';
import { UnknownDocument } from '../lifecycle/unknown-document';

describe('a soft closure states its reason and deadline', () => {
  const cash = { creditLine: 30_000, fundingEndsOn: '2026-07-20' };
  test.each<[ProgramId, EventName, Partial<ApplicationRecord>, string, string | null]>([
    ['home_light', 'offer-expired', { status: 'OFFER_ACCEPTED' }, 'OFFER_EXPIRED', '2026-07-15'],
    ['home_light', 'freeze-overdue', { status: 'CREDIT_FREEZE' }, 'NOT_COMPLETED', '2026-07-15'],
    ['home_light', 'information-overdue', { status: 'VERIFY_DOC' }, 'NOT_COMPLETED', '2026-07-15'],
    ['home_light', 'inactive', { status: 'CREATED' }, 'INACTIVE', TODAY],
    ['pesto_cash', 'inactive', { status: 'VERIFY_DOC', cash }, 'INACTIVE', TODAY],
  ])('%s %s of %j: %s, %s', (program, event, changes, closureReason, closureDeadline) => {
    const { context, application } = reached(program, changes);
    EVENTS[event].apply(context, application, null);
    expect(application).toMatchObject({ status: 'CANCELED_SOFT', closureReason, closureDeadline });
  });
});

describe('triggering an event', () => {
  test.each<[ProgramId, EventName, Status, Status | null, Partial<ApplicationRecord>]>([
    ['home_light', 'terms-ready', 'PREQUALIFIED', null, { status: 'OFFER_DECISION_NEEDED' }],
    [
      'home_light',
      'documents-checked',
      'VERIFY_DOC',
      null,
      { status: 'OFFER_ACCEPTED', documentsRequested: [], askedOnce: [] },
    ],
    [
      'pesto_item',
      'documents-checked',
      'VERIFY_DOC',
      'FIN_INFO_NEEDED',
      { status: 'FIN_INFO_NEEDED', askedOnce: ['ANNUAL_INCOME'] },
    ],
    ['pesto_cash', 'documents-checked', 'VERIFY_DOC', null, { status: 'OFFER_DECISION_NEEDED' }],
    ['home_light', 'documents-refused', 'VERIFY_DOC', null, { status: 'MANUAL_REVIEW' }],
    ['home_light', 'documents-denied', 'VERIFY_DOC', null, { status: 'CREDIT_DENIED' }],
    [
      'home_light',
      'freeze-lifted',
      'CREDIT_FREEZE',
      null,
      { status: 'CREDIT_FREEZE', freezeLifted: true },
    ],
    [
      'home_light',
      'review-needed',
      'CREATED',
      null,
      { status: 'MANUAL_REVIEW', previousStatus: 'CREATED', updatedAt: NOW },
    ],
    ['home_light', 'review-decided', 'MANUAL_REVIEW', null, { status: 'OFFER_DECISION_NEEDED' }],
    ['home_light', 'review-decided', 'MANUAL_REVIEW', 'COMPLETE', { status: 'MANUAL_REVIEW' }],
    [
      'home_light',
      'review-decided',
      'MANUAL_REVIEW',
      'VERIFY_DOC',
      { status: 'VERIFY_DOC', previousStatus: null },
    ],
    ['home_light', 'duplicate-found', 'CREATED', null, { status: 'CANCELED_DUPE' }],
    [
      'home_light',
      'record-broken',
      'VERIFY_DOC',
      null,
      { status: 'INVALID_STATE', previousStatus: 'VERIFY_DOC' },
    ],
    ['home_light', 'canceled-hard', 'CREATED', null, { status: 'CANCELED_HARD' }],
  ])('in %s, %s in %s with %s', (program, event, status, outcome, after) => {
    const { context, application } = reached(program, { status });
    const apply = () => EVENTS[event].apply(context, application, outcome);
    if (outcome === 'COMPLETE') expect(apply).toThrow(TransitionRefused);
    else apply();
    expect(application).toMatchObject(after);
  });
});

test('the refusal names the event and status', () => {
  expect(new TransitionRefused('CREATED', null, 'freeze-lifted')).toMatchObject({
    name: 'TransitionRefused',
    code: 'TRANSITION_REFUSED',
    message: '"freeze-lifted" is not possible while the application is CREATED',
  });
  expect(new TransitionRefused('CREATED', 'COMPLETE', 'decision').message).toBe(
    '"decision" must not move the application from CREATED to COMPLETE',
  );
});

describe('signing', () => {
  const status = 'OFFER_ACCEPTED' as const;
  const sign = ({ context, application, user }: ReturnType<typeof reached>, documentId = 'agr_1') =>
    finishSigning(context, { user, application, documentId });
  const agreement = { documentId: 'agr_1', signedAt: '2026-06-12T20:00:00.000Z', signature: 'F T' };
  const late = { ...agreement, signedAt: '2026-06-12T01:00:00.000Z' };

  test('completes an unsecured line', () => {
    const world = reached('trovy', { status });
    sign(world);
    expect(world.application).toMatchObject({
      status: 'COMPLETE',
      signedAt: NOW,
      agreement: { documentId: 'agr_1', signedAt: NOW, signature: 'Fixture Testworthy' },
      cancellationEndsOn: null,
    });
  });

  test.each([
    [null, NOW, '2026-06-18', '2026-06-19T04:00:00.000Z'],
    // Signed on a Friday: the weekend’s Saturday counts.
    [agreement, agreement.signedAt, '2026-06-16', '2026-06-17T04:00:00.000Z'],
    // 9 p.m. in the creditor's time zone: still Thursday there, but Friday in UTC.
    [late, late.signedAt, '2026-06-15', '2026-06-16T04:00:00.000Z'],
  ])('a home-secured one as %o waits for the cancellation period', (known, signedAt, ends, at) => {
    const world = reached('home_light', { status, agreement: known, updatedAt: 'before' });
    sign(world);
    expect(world.application).toMatchObject({
      status,
      signedAt,
      cancellationEndsOn: ends,
      updatedAt: NOW,
    });
    expect(world.coming()).toEqual([
      ['inactive', '2026-09-13T16:00:00.000Z'],
      ['cancellation-period-ended', at],
    ]);
    expect(() => sign(world)).toThrow(TransitionRefused);
    EVENTS['cancellation-period-ended'].apply(world.context, world.application, null);
    expect(world.application.status).toBe('COMPLETE');
  });

  test('is refused for other agreements or before acceptance', () => {
    const world = reached('home_light', { status, agreement });
    expect(() => sign(world, 'agr_2')).toThrow(UnknownDocument);
    expect(new UnknownDocument('agr_2')).toMatchObject({
      name: 'UnknownDocument',
      code: 'DOCUMENT_UNKNOWN',
      message: 'There is no document agr_2',
    });
    const early = reached('home_light', { status: 'OFFER_DECISION_NEEDED' });
    expect(() => sign(early)).toThrow(TransitionRefused);
    expect(early.application.signedAt).toBeNull();
  });
});

test("the lifecycle diagram has the flow's rows and a note with the universal ones", () => {
  const lines = lifecycleDiagram('cash').split('\n');
  expect(lines.slice(0, 4)).toEqual([
    'stateDiagram-v2',
    '  state "the status before" as PREVIOUS',
    '  [*] --> CREATED',
    '  CREATED --> PREQUAL_INFO_GIVEN: personal-info',
  ]);
  expect(lines.slice(-12)).toEqual([
    '  INVALID_STATE --> PREVIOUS: record-repaired',
    '  COMPLETE --> [*]',
    '  note right of CREATED',
    '    From any open status:',
    '    MANUAL_REVIEW (review-needed)',
    '    CANCELED_SOFT (withdraw)',
    '    CANCELED_SOFT (inactive)',
    '    CANCELED_HARD (canceled-hard)',
    '    CANCELED_DUPE (duplicate-found)',
    '    INVALID_STATE (record-broken)',
    '  end note',
    '',
  ]);
});
