import { describe, expect, test } from 'vitest';
import type { Flow } from '../../src/catalogue/flows';
import { STATUSES, type Status } from '../../src/catalogue/statuses';
import { statusCopy } from '../../src/domain/application/status-copy';
import { applicationFor } from '../../src/domain/application/testing/application';

// Texts of every status, written by hand: tag, sentence, heading of the hub.

const KNOWN: Parameters<typeof applicationFor>[1] = {
  documentsRequested: ['INCOME'],
  missingInformation: ['ANNUAL_INCOME'],
  frozenBureaus: [
    {
      name: 'EQUIFAX',
      displayName: 'Equifax',
      phone: '888-555-0100',
      freezePageUrl: 'https://bureau.example/freeze',
      blocking: true,
    },
  ],
  closureReason: 'WITHDRAWN',
  offer: {
    creditLine: 64_000,
    purchaseApr: 24.99,
    maximumApr: 29.99,
    annualFee: 0,
    lateFeeMaximum: 3000,
    expiresAt: '2026-07-15T23:59:59-04:00',
    isOpen: true,
    requestedLine: null,
    previousLine: null,
    counterofferReasons: [],
    drawPeriodYears: null,
    repaymentPeriodYears: null,
    items: [],
  },
  itemCart: {
    items: [{ id: 'item_0001', name: 'Chain', state: 'ESTIMATED' }],
    line: 66_400,
    low: 56_000,
    high: 73_500,
    minimumLine: 20_000,
    maximumLine: 1_000_000,
  },
};

const factsOf = (status: Status, flow: Flow) =>
  ({ application: applicationFor(status, KNOWN), flow, cardName: 'Sample Card' }) as const;

function wordsOf(status: Status, flow: Flow): readonly string[] {
  const facts = factsOf(status, flow);
  const { tag, sentence } = statusCopy(facts.application, facts.flow);
  // A time of day doesn't wrap.
  return [tag, sentence(facts).replaceAll('\u00a0', ' ')];
}

const EVERYWHERE: Readonly<Partial<Record<Status, readonly [tag: string, sentence: string]>>> = {
  CREATED: ['Started', 'You’ve started an application. You can stop and come back anytime.'],
  APPRAISAL_IN_PROGRESS: ['Valuing your items', 'We’re estimating the value of your items.'],
  PREQUAL_ITEM_VALUED: ['Estimate ready', 'Your estimated credit line is $560 to $735.'],
  PREQUAL_INFO_GIVEN: [
    'Information received',
    'We’ve received your information and are checking it.',
  ],
  OFFER_DECISION_NEEDED: [
    'Offer ready',
    'Your offer is ready. Look it over and decide by Wednesday, July 15, 2026, 11:59 p.m. ET.',
  ],
  OFFER_ACCEPTED: ['Offer accepted', 'You accepted your offer. Sign your agreements to finish.'],
  FIN_INFO_NEEDED: ['Information needed', 'To continue, we need your annual income.'],
  MANUAL_REVIEW: [
    'In review',
    'A specialist is reviewing your application. We’ll tell you our decision within 30 days, usually within 2 business days.',
  ],
  NOT_PREQUALIFIED: [
    'Not available now',
    'We can’t offer you Sample Card right now. Your notice explains why.',
  ],
  CREDIT_DENIED: [
    'Not approved',
    'We couldn’t approve your application. Your notice explains why.',
  ],
  CREDIT_FREEZE: [
    'Credit report frozen',
    'Lift the freeze at Equifax so we can check your report.',
  ],
  CANCELED_DUPE: [
    'Duplicate',
    'We closed this application because you already have one with us. Sign in with the phone number or email you used before.',
  ],
  CANCELED_SOFT: [
    'Closed',
    'We closed this application at your request. You can apply again anytime.',
  ],
  CANCELED_HARD: ['Closed', 'We closed this application. If you have questions, contact us.'],
  INVALID_STATE: [
    'On hold',
    'We can’t show your application right now. Contact us and mention reference app_0001.',
  ],
  COMPLETE: ['Account open', 'Your account is open. Your card is on its way.'],
};

describe('tag and sentence of a status (spec 4)', () => {
  test.each(Object.entries(EVERYWHERE) as [Status, readonly [string, string]][])(
    '%s',
    (status, words) => {
      for (const flow of ['item', 'cash', 'home'] as const)
        expect(wordsOf(status, flow)).toEqual(words);
    },
  );

  test.each<[Status, Flow, string, string]>([
    [
      'PREQUALIFIED',
      'item',
      'Pre-qualified',
      'You’re pre-qualified. Send us your items so we can make you an offer.',
    ],
    [
      'PREQUALIFIED',
      'cash',
      'Pre-qualified',
      'You’re pre-qualified. Choose how to fund your card.',
    ],
    ['PREQUALIFIED', 'home', 'Pre-qualified', 'You’re pre-qualified. We’re preparing your offer.'],
    [
      'SHIPPED',
      'item',
      'Items on the way',
      'Your items are on the way to us. You can track them anytime.',
    ],
    [
      'ITEM_UNDER_REVIEW',
      'item',
      'Inspecting',
      'We’re inspecting your items. We’ll email you when your offer is ready.',
    ],
    ['ITEM_UNDER_REVIEW', 'cash', 'In review', 'We’re reviewing your application.'],
    ['ITEM_UNDER_REVIEW', 'home', 'In review', 'We’re reviewing your application.'],
    [
      'OFFER_REJECTED',
      'item',
      'Offer declined',
      'You declined your offer. We’re returning your items free.',
    ],
    ['OFFER_REJECTED', 'home', 'Offer declined', 'You declined your offer.'],
    [
      'VERIFY_DOC',
      'home',
      'Documents needed',
      'Send us proof of your income so we can finish reviewing your application.',
    ],
  ])('%s, %s', (status, flow, ...words) => {
    expect(wordsOf(status, flow)).toEqual(words);
  });
});

const hubOf = (facts: ReturnType<typeof factsOf>, waits: boolean) =>
  statusCopy(facts.application, facts.flow).hub(facts, { waits });

describe('the heading of the hub', () => {
  const headings: Readonly<Partial<Record<Status, string>>> = {
    CREATED: 'Tell us about your items',
    PREQUAL_ITEM_VALUED: 'Your estimate is ready',
    PREQUAL_INFO_GIVEN: 'We’re checking your information',
    PREQUALIFIED: 'You’re pre-qualified',
    SHIPPED: 'Your items are on the way',
    OFFER_DECISION_NEEDED: 'Your offer is ready',
    OFFER_ACCEPTED: 'Sign your agreements',
    FIN_INFO_NEEDED: 'We need a little more from you',
    VERIFY_DOC: 'We need documents from you',
    MANUAL_REVIEW: 'A specialist is reviewing your application',
    CANCELED_SOFT: 'Your application is closed',
    CANCELED_HARD: 'Your application is closed',
  };

  test.each(STATUSES.filter((status) => status in headings))('in %s', (status) => {
    expect(hubOf(factsOf(status, 'item'), false).heading).toBe(headings[status]);
  });

  test('states how long a specialist takes, and that nothing is required', () => {
    const sentence =
      'We need a little more time to review your information. We’ll tell you our decision within 30 days of receiving your complete application, usually within 2 business days.';
    const facts = factsOf('MANUAL_REVIEW', 'home');
    expect(hubOf(facts, false).sentence).toBe(`${sentence} You don’t need to do anything.`);
    expect(hubOf(facts, true).sentence).toBe(sentence);
  });
});
