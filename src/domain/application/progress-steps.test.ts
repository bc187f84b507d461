import { expect, test } from 'vitest';
import { STATUSES } from '../../catalogue/statuses';
import type { Shipment } from '../shipment/shipment';
import { progressSteps } from './progress-steps';
import { applicationFor } from './testing/application';

const SHIPMENT: Shipment = {
  id: 'LBL-TEST-0001',
  method: 'LABEL',
  status: 'IN_TRANSIT',
  carrier: 'Parcel Post',
  storeFinderUrl: 'https://carrier.example/stores',
  trackingNumber: 'TEST-TRK-0000000001',
  trackingUrl: null,
  labelUrl: null,
  labelExpiresOn: null,
  code: null,
  codePayload: null,
  codeExpiresOn: null,
  kit: null,
  shipBy: null,
  insuredValue: 1_000_000,
  estimatedArrival: '2026-06-18',
  shippedAt: '2026-06-15T15:00:00-04:00',
  isScanOverdue: false,
  events: [{ at: '2026-06-18T09:30:00-04:00', place: 'Reno, NV', description: 'Delivered' }],
  destination: { name: 'Appraisal Center', addressLines: ['1 Example Way'] },
};

const textsOf = (...args: Parameters<typeof progressSteps>): readonly string[] =>
  progressSteps(...args).map(({ state, title, when }) =>
    [state, title, when].filter((part) => part !== undefined).join(' · '),
  );

const STARTED = 'done · You started your application · June 15, 2026';

test('the steps of a parcel have their own dates', () => {
  const application = applicationFor('SHIPPED');
  const sent = 'done · You shipped your items · June 15, 2026';
  expect(textsOf({ application, flow: 'item', shipment: SHIPMENT })).toEqual([
    STARTED,
    sent,
    'now · On the way to us',
  ]);
  const delivered = { ...SHIPMENT, status: 'DELIVERED' } as const;
  const review = applicationFor('ITEM_UNDER_REVIEW');
  expect(textsOf({ application: review, flow: 'item', shipment: delivered })).toEqual([
    STARTED,
    sent,
    'done · They arrived · June 18, 2026',
    'now · We’re inspecting each item · Usually 2 to 3 business days',
  ]);
});

test("a date in the screen's sentence isn't repeated", () => {
  expect(textsOf({ application: applicationFor('MANUAL_REVIEW'), flow: 'home' })).toEqual([
    STARTED,
    'now · A specialist is reviewing it',
  ]);
});

test('requested information has its deadline, and no date if none is known', () => {
  const asked = applicationFor('VERIFY_DOC', {
    documentsRequested: ['IDENTITY'],
    dueOn: '2026-07-15',
  });
  expect(textsOf({ application: asked, flow: 'home' }).at(-1)).toBe(
    'now · You send us your documents · By Wednesday, July\u00a015,\u00a02026 (ET)',
  );
  const sent = { documentId: 'doc_id_1', kind: 'IDENTITY', fileName: 'id.jpg' } as const;
  expect(
    textsOf({ application: { ...asked, documentsReceived: [sent] }, flow: 'home' }).slice(1),
  ).toEqual(['done · You sent your documents', 'now · We’re checking them']);
  expect(textsOf({ application: applicationFor('CREDIT_FREEZE'), flow: 'home' }).at(-1)).toBe(
    'now · You lift the freeze',
  );
});

test('exactly one step is current, and there are no steps without waiting', () => {
  for (const status of STATUSES) {
    for (const flow of ['home', 'cash', 'item'] as const) {
      const steps = progressSteps({ application: applicationFor(status), flow });
      const current = steps.filter(({ state }) => state === 'now');
      expect(current, `${status} ${flow}`).toHaveLength(steps.length === 0 ? 0 : 1);
    }
  }
  expect(progressSteps({ application: applicationFor('CREDIT_DENIED'), flow: 'home' })).toEqual([]);
});
