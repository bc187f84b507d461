import type { DocumentNode } from 'graphql';
import * as documents from '../../../../src/contract/generated/documents';
import type { OperationName } from '../../../../src/contract/generated/operations';
import { TEST_ACCOUNT_NUMBER, TEST_ROUTING_NUMBER } from '../../../../fixtures/payment-values';
import type { Seed } from '../../../scenario/seed';
import type { Status } from '../../../../src/catalogue/statuses';
import { itemFixture } from '../../../../fixtures/items';
import { CONTENT } from '../../../../src/programs/content-config';
import {
  personalInformation,
  seededWorld,
  type SeededWorld,
} from '../../../domain/seed/testing/seeded-world';

const ALL: Readonly<Record<string, unknown>> = documents;

function isDocument(value: unknown): value is DocumentNode {
  return typeof value === 'object' && value !== null && 'definitions' in value;
}

export function documentOf(operation: string): DocumentNode {
  const name = `${operation.charAt(0).toUpperCase()}${operation.slice(1)}Document`;
  const document = ALL[name];
  if (!isDocument(document)) throw new Error(`No ${name}`);
  return document;
}

const id = { creditApplicationId: 'app_0001' };

const chain = itemFixture('I-01').input;

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

const seedOf = (name: string, status: Status) =>
  OF_ITEMS.includes(name)
    ? ({ status, program: 'pesto_item', persona: 'P-01' } as const)
    : { status };

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Returns the upload's id. */
async function upload(seeded: SeededWorld, name: OperationName): Promise<string> {
  const { data } = await seeded.run(documentOf(name), CASES[name][1]);
  const made = data?.[name] as { id?: string; documentId?: string; uploadUrl: string };
  const path = new URL(made.uploadUrl).pathname;
  const headers = { 'content-type': 'image/png' };
  await seeded.fetchSignedIn(path, { method: 'PUT', headers, body: PNG });
  return made.id ?? made.documentId ?? '';
}

/** May return variables. */
const BEFORE: Readonly<Record<string, (seeded: SeededWorld) => Promise<unknown>>> = {
  addItemPhotos: async (seeded) => ({ photoIds: [await upload(seeded, 'createItemUpload')] }),
  submitDocumentId: async (seeded) => ({
    documentId: await upload(seeded, 'createDocumentUpload'),
  }),
  confirmWithBank: (seeded) => seeded.post('/__mock/event', { event: 'bank-confirmed' }),
  restoreCartItem: (seeded) => seeded.run(documentOf('removeCartItem'), CASES.removeCartItem[1]),
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

const CASES: Readonly<
  Record<OperationName, readonly [Status, Record<string, unknown>, Partial<Seed>?]>
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
  notices: ['CREDIT_DENIED', {}],
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
  saveSignUp: ['CREATED', { input: { referredBy: 'FRIEND42', marketingByText: true } }],
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
          'right-to-cancel',
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
  startApplication: ['CREDIT_DENIED', { program: 'home_light' }],
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
  updatePersonalInformation: ['CREATED', { input: { middleName: 'Jay' } }],
  withdrawApplication: ['CREATED', id],
  withdrawElectronicConsent: ['CREATED', {}],
};

function variablesIn(brought: unknown): Record<string, unknown> {
  if (typeof brought !== 'object' || brought === null) return {};
  const named = Object.entries(brought).filter(
    ([key]) => key === 'photoIds' || key === 'documentId',
  );
  return Object.fromEntries(named);
}

/** For operations without prerequisites. */
export function usualVariables(name: OperationName): Record<string, unknown> {
  return CASES[name][1];
}

/** The operation succeeds in the returned world. */
export async function operationCase(name: OperationName): Promise<{
  readonly seeded: SeededWorld;
  readonly variables: Record<string, unknown>;
}> {
  const [status, variables, rest] = CASES[name];
  const seeded = await seededWorld({ ...seedOf(name, status), ...rest });
  const brought = await BEFORE[name]?.(seeded);
  return { seeded, variables: { ...variables, ...variablesIn(brought) } };
}
