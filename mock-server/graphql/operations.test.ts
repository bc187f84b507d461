import { print, visit, type DocumentNode } from 'graphql';
import { describe, expect, test } from 'vitest';
import * as documents from '../../src/contract/generated/documents';
import { OPERATIONS } from '../../src/contract/generated/operations';
import { TEST_ACCOUNT_NUMBER, TEST_ROUTING_NUMBER } from '../../fixtures/payment-values';
import type { Seed } from '../../src/catalogue/seed';
import type { Status } from '../../src/catalogue/statuses';
import { itemFixture } from '../../fixtures/items';
import { answerFault } from '../../src/services/data/answer-check';
import { CONTENT } from '../../src/programs/content-config';
import { personalInformation, seededWorld, type SeededWorld } from '../seed/testing/seeded-world';

const ALL: Readonly<Record<string, unknown>> = documents;

function isDocument(value: unknown): value is DocumentNode {
  return typeof value === 'object' && value !== null && 'definitions' in value;
}

function documentOf(operation: string): DocumentNode {
  const name = `${operation.charAt(0).toUpperCase()}${operation.slice(1)}Document`;
  const document = ALL[name];
  if (!isDocument(document)) throw new Error(`No ${name}`);
  return document;
}

const id = { creditApplicationId: 'app_0001' };

const chain = itemFixture('I-01').input;

/** The operations that only a program with items has. */
const OF_ITEMS: readonly string[] = [
  'addCartItem',
  'addItemPhotos',
  'chooseShipping',
  'confirmShipped',
  'emailShipment',
  'getItemCart',
  'removeCartItem',
  'renewLabel',
  'requestItemsBack',
  'restoreCartItem',
  'shipments',
  'submitAddressAndIncome',
  'updateCartItem',
];

/** The operations that visitors may call. */
const PUBLIC: readonly string[] = ['appraisalReference', 'createItemUpload', 'estimateItem'];

const seedOf = (name: string, status: Status) =>
  OF_ITEMS.includes(name)
    ? ({ status, program: 'pesto_item', persona: 'P-01' } as const)
    : { status };

/** What has to happen before an operation succeeds. */
const BEFORE: Readonly<Record<string, (seeded: SeededWorld) => Promise<unknown>>> = {
  recheckCreditReport: (seeded) => seeded.post('/__mock/event', { event: 'freeze-lifted' }),
  confirmContactChange: (seeded) =>
    seeded.run(documentOf('startContactChange'), { contact: { phone: '+12025550177' } }),
  emailShipment: (seeded) => prepareLabel(seeded),
  confirmShipped: (seeded) => prepareLabel(seeded),
  renewLabel: async (seeded) => {
    await prepareLabel(seeded);
    await seeded.post('/__mock/event', { event: 'label-failed' });
  },
};

async function prepareLabel(seeded: SeededWorld): Promise<void> {
  await seeded.run(documentOf('chooseShipping'), { ...id, method: 'LABEL' });
  await seeded.advance('PT2S');
}

const CASH = { program: 'pesto_cash', persona: 'P-02' } as const;
const AT_BANK = { ...CASH, payment: 'needs-bank' } as const;
const FIRST_PAYMENT = { paymentId: 'pay_0001' };
const authorizationVersion = CONTENT.version;
const bankAccount = {
  accountType: 'CHECKING',
  routingNumber: TEST_ROUTING_NUMBER,
  accountNumber: TEST_ACCOUNT_NUMBER,
  name: 'Casha Depositor',
};
const deposit = { ...id, idempotencyKey: 'key-0000001', bankAccount, authorizationVersion };

/** A status and variables with which each operation succeeds, and what else the seed needs. */
const CASES: Readonly<
  Record<
    (typeof OPERATIONS)[number]['name'],
    readonly [Status, Record<string, unknown>, Partial<Seed>?]
  >
> = {
  addCartItem: ['CREATED', { ...id, key: 'k1', item: chain }],
  addItemPhotos: ['PREQUALIFIED', { ...id, itemId: 'item_0001', photoIds: [] }],
  appraisalReference: ['CREATED', {}],
  chooseShipping: ['PREQUALIFIED', { ...id, method: 'LABEL' }],
  confirmShipped: ['PREQUALIFIED', id],
  createItemUpload: [
    'CREATED',
    {
      input: { fileName: 'ring.png', contentType: 'image/png', sizeBytes: 8, purpose: 'PHOTO' },
    },
  ],
  emailShipment: ['PREQUALIFIED', id],
  estimateItem: ['CREATED', { item: chain }],
  removeCartItem: ['PREQUAL_ITEM_VALUED', { ...id, itemId: 'item_0001' }],
  renewLabel: ['PREQUALIFIED', id],
  requestItemsBack: ['SHIPPED', id],
  restoreCartItem: ['PREQUAL_ITEM_VALUED', { ...id, itemId: 'item_0001' }],
  shipments: ['OFFER_REJECTED', {}],
  submitAddressAndIncome: [
    'PREQUAL_ITEM_VALUED',
    {
      input: {
        ...id,
        homeAddress: personalInformation().homeAddress,
        annualIncome: 52_000,
        incomeSources: ['JOB'],
      },
    },
  ],
  updateCartItem: [
    'PREQUAL_ITEM_VALUED',
    { ...id, itemId: 'item_0001', version: 1, item: { ...chain, weight: 21 } },
  ],
  acceptCreditOffer: ['OFFER_DECISION_NEEDED', { ...id, annualIncome: 84_000 }],
  application: ['OFFER_DECISION_NEEDED', {}],
  changeDepositAmount: [
    'OFFER_DECISION_NEEDED',
    { scheduleId: 'sch_0001', amount: 10_000, authorizationVersion },
    { ...CASH, payment: 'schedule' },
  ],
  chooseCreditLine: ['CREATED', { ...id, amount: 50_000 }, CASH],
  confirmContactChange: ['CREATED', { contact: { phone: '+12025550177' }, code: '123456' }],
  confirmMicroDeposits: [
    'OFFER_DECISION_NEEDED',
    { paymentId: 'pay_0001', first: 45, second: 32 },
    { ...CASH, payment: 'micro-deposits' },
  ],
  cancelPayment: ['OFFER_DECISION_NEEDED', FIRST_PAYMENT, AT_BANK],
  confirmWithBank: ['OFFER_DECISION_NEEDED', FIRST_PAYMENT, AT_BANK],
  consents: ['CREATED', {}],
  createDocumentUpload: [
    'VERIFY_DOC',
    {
      input: {
        ...id,
        kind: 'IDENTITY',
        fileName: 'id.png',
        contentType: 'image/png',
        sizeBytes: 8,
      },
    },
  ],
  currentUser: ['OFFER_DECISION_NEEDED', {}],
  deposit: ['OFFER_DECISION_NEEDED', {}, { ...CASH, payment: 'schedule' }],
  documentsToSign: ['OFFER_ACCEPTED', {}],
  draft: ['CREATED', { screen: 'personal-info' }],
  getBillingAddress: ['OFFER_DECISION_NEEDED', {}],
  getCashAmount: ['OFFER_REJECTED', {}, CASH],
  getItemCart: ['OFFER_DECISION_NEEDED', {}],
  getShippingAddress: ['OFFER_DECISION_NEEDED', {}],
  giveDeclineReason: ['OFFER_REJECTED', { ...id, reason: 'CHANGED_MIND' }],
  payDeposit: ['OFFER_DECISION_NEEDED', { input: { ...deposit, amount: 30_000 } }, CASH],
  recheckCreditReport: ['CREDIT_FREEZE', id],
  rejectCreditOffer: ['OFFER_DECISION_NEEDED', id],
  requestAvailabilityNotice: ['CREATED', { state: 'TX' }],
  saveDraft: ['CREATED', { screen: 'personal-info', answers: '{"city":"Portland"}' }],
  saveSignUp: ['CREATED', { input: { referralCode: 'FRIEND42', marketingByText: true } }],
  scheduleDeposits: [
    'OFFER_DECISION_NEEDED',
    { input: { ...deposit, amount: 15_000, frequency: 'WEEKLY', firstOn: '2026-06-22' } },
    CASH,
  ],
  setCommunicationPreferences: [
    'CREATED',
    { marketingByText: true, marketingByEmail: false, statusByText: false },
  ],
  signAgreements: [
    'OFFER_ACCEPTED',
    {
      input: {
        ...id,
        signature: 'Homer Equityson',
        documentIds: [
          'cardholder-agreement',
          'account-opening-disclosures',
          'home-secured-agreement',
          'privacy-notice',
        ],
      },
    },
  ],
  skipDeposit: [
    'OFFER_DECISION_NEEDED',
    { scheduleId: 'sch_0001', on: '2026-06-16' },
    { ...CASH, payment: 'schedule' },
  ],
  startContactChange: ['CREATED', { contact: { email: 'new@example.com' } }],
  startApplication: ['CREATED', { program: 'home_light' }],
  stopDeposits: [
    'OFFER_DECISION_NEEDED',
    { scheduleId: 'sch_0001' },
    { ...CASH, payment: 'schedule' },
  ],
  submitDocumentId: ['VERIFY_DOC', { ...id, documentId: 'doc_id_0001' }],
  submitPersonalInformation: ['CREATED', { input: personalInformation() }],
  tokenizeCard: [
    'OFFER_DECISION_NEEDED',
    {
      input: {
        number: '4000 0566 5566 5556',
        expiryMonth: 12,
        expiryYear: 2034,
        securityCode: '123',
        name: 'Casha Depositor',
        billingZip: '53703',
      },
    },
    CASH,
  ],
  updatePersonalInformation: ['CREATED', { input: { firstName: 'Homer' } }],
  withdrawApplication: ['CREATED', id],
  withdrawElectronicConsent: ['CREATED', {}],
};

function fieldsOf(document: DocumentNode): string[] {
  const fields: string[] = [];
  visit(document, {
    Field: ({ name }) => {
      fields.push(name.value);
    },
  });
  return fields;
}

function keysOf(data: unknown): string[] {
  if (Array.isArray(data)) return keysOf(data[0]);
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => [key].concat(keysOf(value)));
}

describe.each(OPERATIONS)('$name', ({ name, source }) => {
  const [status, variables, rest] = CASES[name];

  test('answers what its document asks for, and nothing else', async () => {
    const seeded = await seededWorld({ ...seedOf(name, status), ...rest });
    await BEFORE[name]?.(seeded);
    const { status: http, data, errors } = await seeded.run(documentOf(name), variables);
    expect(errors).toEqual([]);
    expect(http).toBe(200);
    expect(answerFault(documentOf(name), data)).toBeNull();
    const asked = fieldsOf(documentOf(name));
    if (source === 'spec' && name !== 'getItemCart') {
      expect(keysOf(data).toSorted()).toEqual(asked.toSorted());
    }
    expect(JSON.stringify(data)).not.toMatch(/"Sample"|"sample"/);
  });
});

test.each(OPERATIONS.filter(({ name }) => !PUBLIC.includes(name)))(
  '$name is Unauthorized without a valid token',
  async ({ name }) => {
    const [status, variables, rest] = CASES[name];
    const seeded = await seededWorld({ ...seedOf(name, status), ...rest });
    const response = await seeded.fetch('/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer not.a.token' },
      body: JSON.stringify({ query: print(documentOf(name)), variables }),
    });
    expect(response.status).toBe(200);
    const body: unknown = await response.json();
    expect(body).toMatchObject({
      errors: [{ message: 'Unauthorized', extensions: { code: 'UNAUTHENTICATED' } }],
    });
  },
);

test('no answer ever holds a full tax id', async () => {
  const seeded = await seededWorld({ status: 'OFFER_DECISION_NEEDED' });
  const { data } = await seeded.run(documentOf('currentUser'));
  expect(data).toMatchObject({ currentUser: { ssnLastFour: '3456' } });
  expect(JSON.stringify(data)).not.toContain('666123456');
});

test('a sensitive operation works on both addresses', async () => {
  for (const path of ['/graphql', '/secure/graphql']) {
    const seeded = await seededWorld({ status: 'CREATED' });
    const response = await seeded.post(path, {
      query: print(documentOf('submitPersonalInformation')),
      variables: { input: personalInformation() },
    });
    expect(await response.json()).toEqual({
      data: { submitPersonalInformation: { id: 'app_0001', status: 'PREQUAL_INFO_GIVEN' } },
    });
  }
});
