import { describe, expect, test } from 'vitest';
import { NOTHING_TO_SEE } from './find-outcome';
import { look, type World } from './testing/look';

type Case = readonly [what: string, variables: object, world: World, found: unknown];
type NamedCase = readonly [...Case, name: string];

const CREATED = { id: 'app_0001', status: 'CREATED', updatedAt: '1' };
const MOVED = { ...CREATED, status: 'PREQUALIFIED', updatedAt: '2' };
const known = { before: { application: CREATED } };
const idAndStatus = { id: 'app_0001', status: 'PREQUALIFIED' };

describe.each([
  'submitPersonalInformation',
  'submitAddressAndIncome',
  'requestItemsBack',
  'acceptCreditOffer',
  'recheckCreditReport',
])('mutation %s', (name) => {
  test.each<Case>([
    ['has moved the application', {}, { ...known, application: MOVED }, { [name]: idAndStatus }],
    ['was not known before', {}, { application: MOVED }, 'unknown'],
    ['is of another one', {}, { ...known, application: { ...MOVED, id: 'app_0002' } }, 'unknown'],
    [
      'changed something else',
      {},
      { ...known, application: { ...CREATED, updatedAt: '2' } },
      'unknown',
    ],
    [
      'left all as it was',
      {},
      { ...known, application: CREATED },
      name === 'recheckCreditReport' ? 'unknown' : 'not-done',
    ],
  ])('if %s', async (_, variables, world, found) => {
    expect(await look(name, variables, world)).toEqual(found);
  });
});

const ADDRESS = {
  addressFirstLine: '7 Placeholder Lane',
  addressSecondLine: null,
  city: 'Portland',
  state: 'OR',
  zip: '97205',
};
const USER = {
  id: 'usr_0001',
  firstName: 'Homer',
  middleName: null,
  lastName: 'Equityson',
  phone: '+12025550103',
  email: 'homer@example.com',
  billingAddress: ADDRESS,
  shippingAddress: null,
};
const CONSENTS = {
  id: 'usr_0001',
  consents: { eSignAt: 'e', termsAt: 't', marketingByText: true, marketingByEmail: false },
};
const NONE = { ...CONSENTS, consents: { ...CONSENTS.consents, eSignAt: null, termsAt: null } };
const SILENT = { ...CONSENTS, consents: { ...CONSENTS.consents, marketingByText: false } };
const personal = { user: USER, account: { incomeSources: ['JOB', 'OTHER'] } };
const saved = { updatePersonalInformation: { ...USER, incomeSources: ['JOB', 'OTHER'] } };

describe('account data', () => {
  test.each<[object, unknown]>([
    [{}, saved],
    [{ firstName: ' HOMER ', middleName: '', lastName: 'equityson' }, saved],
    [{ middleName: null, phone: '+12025550103', email: 'HOMER@example.com' }, saved],
    [{ firstName: 'Marge' }, 'not-done'],
    [{ firstName: '' }, 'not-done'],
    [{ middleName: 'J' }, 'not-done'],
    [{ lastName: 'Simpson' }, 'not-done'],
    [{ phone: '+12025550199' }, 'not-done'],
    [{ email: 'marge@example.com' }, 'not-done'],
    [{ homeAddress: ADDRESS }, saved],
    [{ homeAddress: null, shippingAddress: null }, saved],
    [{ homeAddress: { ...ADDRESS, addressSecondLine: '' } }, saved],
    [{ homeAddress: { ...ADDRESS, addressSecondLine: 'Apt 3' } }, 'not-done'],
    [{ homeAddress: { ...ADDRESS, addressFirstLine: '8 Placeholder Lane' } }, 'not-done'],
    [{ homeAddress: { ...ADDRESS, city: 'Salem' } }, 'not-done'],
    [{ homeAddress: { ...ADDRESS, state: 'WA' } }, 'not-done'],
    [{ homeAddress: { ...ADDRESS, zip: '97206' } }, 'not-done'],
    [{ shippingAddress: ADDRESS }, 'not-done'],
    [{ incomeSources: ['OTHER', 'JOB'] }, saved],
    [{ incomeSources: null }, saved],
    [{ incomeSources: ['JOB'] }, 'not-done'],
    [{ incomeSources: ['JOB', 'RETIREMENT'] }, 'not-done'],
  ])('is saved as %j', async (input, found) => {
    expect(await look('updatePersonalInformation', { input }, personal)).toEqual(found);
  });

  const lacking = { firstName: null, lastName: null, phone: null, email: null };
  const all = {
    firstName: 'H',
    lastName: 'E',
    phone: 'p',
    email: 'e',
    eSignVersion: '1',
    termsVersion: '1',
    marketingByText: true,
  };
  test.each<[object, object, object, boolean]>([
    [all, {}, CONSENTS, true],
    [{}, lacking, { ...NONE, ...SILENT }, true],
    [{ marketingByText: false }, {}, SILENT, true],
    [all, { firstName: null }, CONSENTS, false],
    [all, { lastName: null }, CONSENTS, false],
    [all, { phone: null }, CONSENTS, false],
    [all, { email: null }, CONSENTS, false],
    [{ eSignVersion: '1' }, {}, NONE, false],
    [{ termsVersion: '1' }, {}, NONE, false],
    [all, {}, SILENT, false],
  ])('sign-up of %j is found with %j: %j %s', async (input, changes, consents, has) => {
    const user = { ...USER, ...changes };
    expect(await look('saveSignUp', { input }, { user, consents })).toEqual(
      has
        ? { saveSignUp: { ...user, consents: (consents as typeof CONSENTS).consents } }
        : 'not-done',
    );
  });

  test.each<NamedCase>([
    [
      'is the contact now',
      { contact: { phone: '+12025550103' } },
      { user: USER },
      { confirmContactChange: { id: USER.id, phone: USER.phone, email: USER.email } },
      'confirmContactChange',
    ],
    [
      'is not the contact',
      { contact: { email: 'new@example.com' } },
      { user: USER },
      'not-done',
      'confirmContactChange',
    ],
    [
      'was chosen',
      { marketingByText: true, marketingByEmail: false },
      { consents: CONSENTS },
      { setCommunicationPreferences: CONSENTS },
      'setCommunicationPreferences',
    ],
    [
      'was not chosen',
      { marketingByText: true, marketingByEmail: true },
      { consents: CONSENTS },
      'not-done',
      'setCommunicationPreferences',
    ],
    [
      'was withdrawn',
      {},
      { consents: NONE, account: { creditApplication: null } },
      { withdrawElectronicConsent: { ...NONE, creditApplication: null } },
      'withdrawElectronicConsent',
    ],
    [
      'was not withdrawn',
      {},
      { consents: CONSENTS, account: { creditApplication: null } },
      'not-done',
      'withdrawElectronicConsent',
    ],
  ])('%s', async (_, variables, world, found, name) => {
    expect(await look(name, variables, world)).toEqual(found);
  });
});

const accepted = (offer: number | null) => ({
  ...CREATED,
  offer: offer === null ? null : { creditLine: offer },
});
const document = { documentsReceived: [{ documentId: 'doc_1' }], signedAt: null };

describe('the application', () => {
  test.each<NamedCase>([
    [
      'was offered other terms',
      {},
      { before: { application: accepted(1) }, application: accepted(2) },
      'unknown',
      'acceptCreditOffer',
    ],
    [
      'was offered the same terms',
      {},
      { before: { application: accepted(1) }, application: accepted(1) },
      'not-done',
      'acceptCreditOffer',
    ],
    [
      'was declined',
      {},
      { application: { status: 'OFFER_REJECTED' } },
      { rejectCreditOffer: { status: 'OFFER_REJECTED' } },
      'rejectCreditOffer',
    ],
    ['was not declined', {}, { application: CREATED }, 'not-done', 'rejectCreditOffer'],
    [
      'has the document',
      { documentId: 'doc_1' },
      { application: { ...CREATED, ...document } },
      { submitDocumentId: { id: 'app_0001', status: 'CREATED' } },
      'submitDocumentId',
    ],
    [
      'has another document',
      { documentId: 'doc_2' },
      { ...known, application: { ...CREATED, ...document } },
      'not-done',
      'submitDocumentId',
    ],
    [
      'was signed',
      { documentId: 'doc_2' },
      {
        before: { application: { ...CREATED, signedAt: null } },
        application: { ...CREATED, ...document, signedAt: '2' },
      },
      { submitDocumentId: { id: 'app_0001', status: 'CREATED' } },
      'submitDocumentId',
    ],
    [
      'was signed before',
      { documentId: 'doc_2' },
      {
        before: { application: { ...CREATED, signedAt: '1' } },
        application: { ...CREATED, ...document, signedAt: '1' },
      },
      'not-done',
      'submitDocumentId',
    ],
    [
      'was started',
      {},
      { account: { creditApplication: CREATED } },
      { startApplication: { id: 'app_0001', status: 'CREATED' } },
      'startApplication',
    ],
    [
      'was not started',
      {},
      { account: { creditApplication: null } },
      'not-done',
      'startApplication',
    ],
    [
      'is over',
      {},
      { account: { creditApplication: { ...CREATED, status: 'COMPLETE' } } },
      'not-done',
      'startApplication',
    ],
    [
      'was withdrawn',
      {},
      { application: { ...MOVED, closureReason: 'WITHDRAWN' } },
      { withdrawApplication: idAndStatus },
      'withdrawApplication',
    ],
    [
      'ended otherwise',
      {},
      { application: { ...MOVED, closureReason: 'INACTIVE' } },
      'not-done',
      'withdrawApplication',
    ],
    [
      'has the reason',
      { reason: 'RATE' },
      { application: { ...CREATED, declineReason: 'RATE' } },
      { giveDeclineReason: { id: 'app_0001', declineReason: 'RATE' } },
      'giveDeclineReason',
    ],
    [
      'has another reason',
      { reason: 'RATE' },
      { application: { ...CREATED, declineReason: null } },
      'not-done',
      'giveDeclineReason',
    ],
  ])('%s', async (_, variables, world, found, name) => {
    expect(await look(name, variables, world)).toEqual(found);
  });
});

test('mutations without a look-up state why repeating them is harmless', () => {
  const reasons = Object.values(NOTHING_TO_SEE);
  expect(reasons.length).toBeGreaterThan(0);
  for (const why of reasons) expect(why).toMatch(/^[a-z].{10,}[a-z]$/);
});
