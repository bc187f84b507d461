import type { DocumentNode } from 'graphql';
import { itemFixture } from '../../../../fixtures/items';
import type { Seed } from '../../../scenario/seed';
import type { Status } from '../../../../src/catalogue/statuses';
import {
  AcceptCreditOfferDocument,
  AddCartItemDocument,
  ChooseShippingDocument,
  ConfirmShippedDocument,
  CreateItemUploadDocument,
  GetItemCartDocument,
  RecheckCreditReportDocument,
  SignAgreementsDocument,
  SubmitAddressAndIncomeDocument,
  SubmitDocumentIdDocument,
} from '../../../../src/contract/generated/documents';
import type { ItemCart, ItemInput, ShippingMethod } from '../../../../src/contract/generated/types';
import type { Message } from '../../../world/state';
import { seededWorld, type SeededWorld } from '../../seed/testing/seeded-world';

const ID = { creditApplicationId: 'app_0001' };

export const COLUMBUS = {
  addressFirstLine: '100 Fixture Avenue',
  addressSecondLine: null,
  city: 'Columbus',
  state: 'OH',
  zip: '43215',
};

/** First bytes of a PNG: enough to detect its type. */
export const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);

export interface ItemWorld extends SeededWorld {
  status(): Status;
  /** Oldest first. */
  inbox(): readonly Message[];
  cart(): Promise<ItemCart>;
  /** Throws on errors. */
  call(document: DocumentNode, variables?: Record<string, unknown>): Promise<void>;
  /** Throws with the response if the event is refused. */
  event(event: string, outcome?: Status): Promise<void>;
  /** The bytes are still to be uploaded. */
  announcePhoto(): Promise<string>;
  uploadPhoto(): Promise<string>;
  addWithoutPhoto(): Promise<void>;
  add(key: string, item: ItemInput): Promise<void>;
  giveAddressAndIncome(annualIncome?: number): Promise<void>;
  ship(method: ShippingMethod): Promise<void>;
  accept(ssnItin?: string): ReturnType<SeededWorld['run']>;
  sign(): Promise<void>;
  recheck(): Promise<void>;
  handInDocuments(): Promise<void>;
}

export async function itemWorld(overrides: Partial<Seed> = {}): Promise<ItemWorld> {
  const seeded = await seededWorld({ program: 'pesto_item', persona: 'P-01', ...overrides });
  const call: ItemWorld['call'] = async (document, variables = {}) => {
    const { errors } = await seeded.run(document, { ...ID, ...variables });
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
  };
  const world: ItemWorld = {
    ...seeded,
    status: () => seeded.application().status,
    inbox: () => seeded.world.snapshot().inbox.filter(({ channel }) => channel === 'email'),
    cart: async () => {
      const { data } = await seeded.run(GetItemCartDocument);
      const answer = data as { currentUser: { creditApplication: { itemCart: ItemCart } } };
      return answer.currentUser.creditApplication.itemCart;
    },
    call,
    event: async (event, outcome) => {
      const response = await seeded.post('/__mock/event', { event, outcome });
      if (!response.ok) throw new Error(await response.text());
    },
    announcePhoto: async () => {
      const { data } = await seeded.run(CreateItemUploadDocument, {
        input: {
          fileName: 'ring.png',
          contentType: 'image/png',
          sizeBytes: PNG.length,
          purpose: 'PHOTO',
        },
      });
      return (data as { createItemUpload: { id: string } }).createItemUpload.id;
    },
    uploadPhoto: async () => {
      const id = await world.announcePhoto();
      await seeded.fetch(`/files/photos/${id}`, { method: 'PUT', body: PNG });
      return id;
    },
    addWithoutPhoto: () => world.add('without-photo', itemFixture('I-01').input),
    add: (key, item) => call(AddCartItemDocument, { key, item }),
    giveAddressAndIncome: (annualIncome = 52_000) =>
      call(SubmitAddressAndIncomeDocument, {
        input: { ...ID, homeAddress: COLUMBUS, annualIncome, incomeSources: ['JOB'] },
      }),
    ship: async (method) => {
      await call(ChooseShippingDocument, { method });
      await seeded.advance('PT2S');
      await call(ConfirmShippedDocument);
    },
    accept: (ssnItin = '666121234') =>
      seeded.run(AcceptCreditOfferDocument, {
        ...ID,
        ssnItin,
        dob: '1985-04-28',
        annualIncome: 52_000,
      }),
    sign: async () => {
      const { data, errors } = await seeded.run(SignAgreementsDocument, {
        input: {
          ...ID,
          signature: 'Testa Sampleton',
          documentIds: [
            'cardholder-agreement',
            'account-opening-disclosures',
            'security-agreement',
            'privacy-notice',
          ],
        },
      });
      if (errors.length > 0) throw new Error(JSON.stringify(errors));
      const { documentId } = (data as { signAgreements: { documentId: string } }).signAgreements;
      await call(SubmitDocumentIdDocument, { documentId });
    },
    recheck: () => call(RecheckCreditReportDocument),
    handInDocuments: async () => {
      await call(SubmitDocumentIdDocument, { documentId: 'doc_id_0001' });
      await seeded.advance('PT6S');
    },
  };
  return world;
}

/** I-01 with an uploaded photo. */
export async function chainWithPhoto(world: ItemWorld): Promise<ItemInput> {
  return { ...itemFixture('I-01').input, photoIds: [await world.uploadPhoto()] };
}
