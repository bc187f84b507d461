import { describe, expect, it } from 'vitest';
import { FLOWS } from '../../catalogue/flows';
import { screenPath } from '../../catalogue/routes';
import { fitsStatus } from '../../catalogue/status-routes';
import { STATUSES } from '../../catalogue/statuses';
import { statusCopy } from './status-copy';
import { applicationFor } from './testing/application';

const LONGEST = applicationFor('CREATED', {
  id: 'app_0000000000001234',
  missingInformation: [
    'FIRST_NAME',
    'LAST_NAME',
    'PHONE',
    'EMAIL',
    'DATE_OF_BIRTH',
    'HOME_ADDRESS',
    'TAX_ID',
    'ANNUAL_INCOME',
    'INCOME_SOURCES',
  ],
  documentsRequested: ['IDENTITY', 'INCOME'],
  closureReason: 'INACTIVE',
  cancellationEndsOn: '2026-09-30',
  frozenBureaus: ['Equifax', 'Experian', 'TransUnion'].map((displayName, index) => ({
    name: (['EQUIFAX', 'EXPERIAN', 'TRANSUNION'] as const)[index] ?? 'EQUIFAX',
    displayName,
    phone: '888-555-0100',
    freezePageUrl: 'https://bureau.example/freeze',
    blocking: true,
  })),
});

const ENDED_OFFER = {
  creditLine: 2_500_000,
  purchaseApr: 24.99,
  maximumApr: 29.99,
  annualFee: 0,
  lateFeeMaximum: 3000,
  expiresAt: '2026-07-15T23:59:59-04:00',
  isOpen: false,
  requestedLine: null,
  previousLine: null,
  counterofferReasons: [],
  drawPeriodYears: null,
  repaymentPeriodYears: null,
  items: [],
};

describe('status texts', () => {
  it("don't claim that items are being valued after all were rejected", () => {
    const tagWith = (state: 'IN_REVIEW' | 'NOT_ACCEPTED') =>
      statusCopy(
        applicationFor('APPRAISAL_IN_PROGRESS', {
          itemCart: {
            items: [{ id: 'item_0001', name: 'Mystery lot', state }],
            line: 0,
            low: 0,
            high: 0,
            minimumLine: 20_000,
            maximumLine: 1_000_000,
          },
        }),
        'item',
      );
    expect(tagWith('IN_REVIEW')).toMatchObject({ tag: 'Valuing your items', tone: 'info' });
    expect(tagWith('NOT_ACCEPTED')).toMatchObject({ tag: 'Items not accepted', tone: 'warning' });
  });

  it('give a decline the tag of an ended application', () => {
    const quiet = STATUSES.filter(
      (status) => statusCopy(applicationFor(status), 'item').tone === 'quiet',
    );
    expect(quiet.toSorted()).toEqual([
      'CANCELED_HARD',
      'CANCELED_SOFT',
      'CREDIT_DENIED',
      'NOT_PREQUALIFIED',
      'OFFER_REJECTED',
    ]);
    const ended = applicationFor('OFFER_DECISION_NEEDED', { offer: ENDED_OFFER });
    expect(statusCopy(ended, 'item')).toMatchObject({ tag: 'Offer ended', tone: 'quiet' });
  });

  it.each(STATUSES)('%s keeps the limits in every flow with the longest facts', (status) => {
    for (const flow of FLOWS) {
      for (const signedAt of [null, '2026-09-26T12:00:00-04:00']) {
        const application = { ...LONGEST, status, signedAt };
        const facts = { application, flow, cardName: 'HomeLight Card' };
        const copy = statusCopy(application, 'item');
        const sentence = copy.sentence(facts);
        expect(copy.tag.length).toBeLessThanOrEqual(20);
        expect(sentence.length).toBeLessThanOrEqual(140);
        expect(sentence).not.toMatch(/failed|rejected you|error|undefined|null|'/i);
      }
    }
  });

  it.each(STATUSES)('%s has at least one possible action', (status) => {
    for (const flow of FLOWS) {
      const application = { ...LONGEST, status };
      const actions = statusCopy(application, 'item').actions({
        application,
        flow,
        cardName: 'Card',
      });
      expect(actions.length).toBeGreaterThan(0);
      for (const action of actions) {
        if (action.kind !== 'screen') continue;
        const said = `${flow}: ${action.label}`;
        expect(screenPath(action.screen, flow), said).toBeDefined();
        expect(fitsStatus(action.screen, flow, status), said).toBe(true);
      }
    }
  });

  it('state the range of the items', () => {
    const application = applicationFor('PREQUAL_ITEM_VALUED', {
      itemCart: {
        items: [],
        line: 66_460,
        low: 56_000,
        high: 73_550,
        minimumLine: 20_000,
        maximumLine: 1_000_000,
      },
    });
    const facts = { application, flow: 'item', cardName: 'Card' } as const;
    expect(statusCopy(application, 'item').sentence(facts)).toBe(
      'Your estimated credit line is $560 to $735.50.',
    );
  });

  it("treat an unknown status as one that can't be shown", () => {
    const application = applicationFor('CREATED');
    Object.assign(application, { status: 'FROM_THE_FUTURE' });
    const facts = { application, flow: 'home', cardName: 'Card' } as const;
    const copy = statusCopy(application, 'item');
    expect(copy.tag).toBe('On hold');
    expect(copy.sentence(facts)).toContain('Contact us and mention reference app_0001.');
    expect(copy.actions(facts)).toEqual([{ kind: 'contact', label: 'Contact Us' }]);
    expect(copy.hub(facts, { waits: false }).heading).toBe('On hold');
  });

  it.each([
    ['WITHDRAWN', 'We closed this application at your request. You can apply again anytime.'],
    [
      'INACTIVE',
      'We closed this application because we didn’t hear from you by July 15, 2026. You can apply again anytime.',
    ],
    [
      'DEPOSIT_INCOMPLETE',
      'We closed this application. Your full deposit didn’t arrive by July 15, 2026. We’re refunding the $150 we received. You can apply again anytime.',
    ],
    [null, 'We closed this application. You can apply again anytime.'],
  ] as const)('state why an application was closed: %s', (closureReason, sentence) => {
    const application = applicationFor('CANCELED_SOFT', {
      closureReason,
      closureDeadline: closureReason === 'WITHDRAWN' ? null : '2026-07-15',
      closureReceived: closureReason === 'DEPOSIT_INCOMPLETE' ? 15_000 : null,
    });
    const facts = { application, flow: 'home', cardName: 'Card' } as const;
    expect(statusCopy(application, 'item').sentence(facts)).toBe(sentence);
  });

  it("don't request documents after all were submitted", () => {
    const application = applicationFor('VERIFY_DOC', {
      documentsRequested: ['IDENTITY'],
      documentsReceived: [{ documentId: 'doc_id_1', kind: 'IDENTITY', fileName: 'id.png' }],
    });
    const facts = { application, flow: 'home', cardName: 'Card' } as const;
    const { sentence, actions } = statusCopy(application, 'item');
    expect(sentence(facts)).toBe('We have your documents and are checking them.');
    expect(actions(facts)).toEqual([{ kind: 'refresh', label: 'Refresh Status' }]);
    expect(statusCopy(application, 'item').tag).toBe('Documents received');
    expect(statusCopy(applicationFor('VERIFY_DOC'), 'item').tag).toBe('Documents needed');
  });

  it("don't call an expired offer ready", () => {
    const application = applicationFor('OFFER_DECISION_NEEDED', { offer: ENDED_OFFER });
    const copy = statusCopy(application, 'item');
    expect(copy.tag).toBe('Offer ended');
    for (const flow of FLOWS) {
      const actions = copy.actions({ application, flow, cardName: 'Card' });
      expect(actions).toEqual([{ kind: 'contact', label: 'Contact Us' }]);
    }
  });

  it('say signed once the agreements are signed', () => {
    expect(statusCopy(applicationFor('OFFER_ACCEPTED'), 'item').tag).toBe('Offer accepted');
    const signed = applicationFor('OFFER_ACCEPTED', { signedAt: '2026-06-16T12:00:00-04:00' });
    expect(statusCopy(signed, 'item').tag).toBe('Signed');
  });

  it.each(['NOT_PREQUALIFIED', 'CREDIT_DENIED'] as const)(
    'ask for confirmation before %s starts over',
    (status) => {
      const application = applicationFor(status);
      const kinds = statusCopy(application, 'item')
        .actions({ application, flow: 'home', cardName: 'Card' })
        .map(({ kind }) => kind);
      expect(kinds).toContain('apply-again');
      expect(kinds).not.toContain('start-again');
    },
  );
});
