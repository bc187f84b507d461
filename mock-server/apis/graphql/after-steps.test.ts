import { expect, test } from 'vitest';
import { does, happens, later, readAfter, type Case, type Step } from './testing/steps';

const ITEMS = { program: 'pesto_item', persona: 'P-01' } as const;
const HOME = { program: 'home_light', persona: 'P-03', status: 'OFFER_DECISION_NEEDED' } as const;

const accepts = (ssnItin: string): Step =>
  does('acceptCreditOffer', { ssnItin, dob: '1985-04-28', annualIncome: 52_000 });

const CASES: readonly Case[] = [
  {
    title: 'tax ID suffix 0020 raises the offer and keeps the previous line',
    seed: HOME,
    steps: [accepts('666120020')],
    application: {
      status: 'OFFER_DECISION_NEEDED',
      offer: { creditLine: 3_000_000, previousLine: 2_500_000, counterofferReasons: [] },
    },
  },
  {
    title: 'tax ID suffix 0021 lowers the offer and gives the reasons',
    seed: HOME,
    steps: [accepts('666120021')],
    application: {
      status: 'OFFER_DECISION_NEEDED',
      offer: {
        creditLine: 1_500_000,
        previousLine: 2_500_000,
        counterofferReasons: [{ id: 'R01' }, { id: 'R05' }],
      },
    },
  },
  {
    title: 'tax ID suffix 0008 requests both documents, due in 30 days',
    seed: HOME,
    steps: [accepts('666120008')],
    application: {
      status: 'VERIFY_DOC',
      documentsRequested: ['IDENTITY', 'INCOME'],
      dueOn: '2026-07-15',
      offer: { isOpen: false },
    },
  },
  {
    title: 'tax ID suffix 0007 asks for the income again, due in 30 days',
    seed: HOME,
    steps: [accepts('666120007')],
    application: {
      status: 'FIN_INFO_NEEDED',
      missingInformation: ['ANNUAL_INCOME'],
      dueOn: '2026-07-15',
    },
  },
  {
    title: 'a declined offer is closed and has its reason',
    seed: HOME,
    steps: [does('rejectCreditOffer'), does('giveDeclineReason', { reason: 'LINE_TOO_LOW' })],
    application: {
      status: 'OFFER_REJECTED',
      declineReason: 'LINE_TOO_LOW',
      offer: { isOpen: false },
    },
  },
  {
    title: 'an offer is closed after 31 days, without another status',
    seed: HOME,
    steps: [later('P31D')],
    application: { status: 'OFFER_DECISION_NEEDED', offer: { isOpen: false } },
  },
  {
    title: 'a parcel is delivered on the day after it was shipped, at 2 p.m.',
    seed: { ...ITEMS, status: 'SHIPPED' },
    steps: [later('P1DT6H')],
    application: {
      shipment: {
        status: 'DELIVERED',
        events: [
          {},
          {},
          {
            at: '2026-06-16T18:00:00.000Z',
            place: 'Columbus, OH',
            description: 'Delivered, signed for',
          },
        ],
      },
      itemCart: { items: [{ location: 'WITH_US' }] },
    },
  },
  {
    title: 'a missing item counts nothing in the offer on the others',
    seed: { ...ITEMS, persona: 'P-04', status: 'SHIPPED' },
    steps: [
      happens('delivered'),
      happens('item-missing'),
      happens('items-received'),
      happens('items-inspected'),
    ],
    application: {
      status: 'OFFER_DECISION_NEEDED',
      missingInformation: ['DATE_OF_BIRTH', 'TAX_ID'],
      offer: {
        creditLine: 735_000,
        items: expect.arrayContaining([
          expect.objectContaining({
            id: 'item_0001',
            low: 56_000,
            high: 73_500,
            inspectedLine: 64_467,
            differences: ['Measured 19.4 g; you entered 20 g', 'The 0.6 g clasp is not gold'],
          }),
          expect.objectContaining({
            id: 'item_0012',
            inspectedLine: 0,
            differences: ['Not in the package'],
          }),
        ]),
      },
      itemCart: {
        items: expect.arrayContaining([
          expect.objectContaining({ id: 'item_0001', intake: 'INSPECTED', location: 'WITH_US' }),
          expect.objectContaining({
            id: 'item_0012',
            intake: 'MISSING',
            location: 'NOT_IN_PACKAGE',
            inspection: null,
          }),
        ]),
      },
    },
  },
  {
    title: 'items of a declined offer are on their way back to the home address',
    seed: { ...ITEMS, status: 'OFFER_DECISION_NEEDED' },
    steps: [does('rejectCreditOffer'), happens('return-scanned')],
    application: {
      status: 'OFFER_REJECTED',
      itemCart: { items: [{ location: 'RETURNING' }] },
      returnShipment: {
        status: 'IN_TRANSIT',
        trackingNumber: 'TEST-TRK-0000000002',
        estimatedArrival: '2026-06-18',
        insuredValue: 73_500,
        shipBy: null,
        destination: {
          name: 'Testa Sampleton',
          addressLines: ['100 Fixture Avenue', 'Columbus, OH 43215'],
        },
        events: [{ description: 'Scanned by the carrier' }],
      },
    },
  },
  {
    title: 'items of a declined offer are returned after the delivery',
    seed: { ...ITEMS, status: 'OFFER_DECISION_NEEDED' },
    steps: [does('rejectCreditOffer'), happens('return-scanned'), happens('return-delivered')],
    application: {
      itemCart: { items: [{ location: 'RETURNED' }] },
      returnShipment: {
        status: 'DELIVERED',
        events: [
          { description: 'Scanned by the carrier' },
          { description: 'Delivered, signed for' },
        ],
      },
    },
  },
];

test.each(CASES)('$title', async (example) => {
  const { application } = example;
  expect(await readAfter(example)).toMatchObject({ creditApplication: application });
});
