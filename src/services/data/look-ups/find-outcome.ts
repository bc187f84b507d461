import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { log } from '../../log';
import { operationName } from '../operations';
import { ACCOUNT_LOOK_UPS } from './account-look-ups';
import { APPLICATION_LOOK_UPS } from './application-look-ups';
import { DEPOSIT_LOOK_UPS } from './deposit-look-ups';
import { ITEM_LOOK_UPS } from './item-look-ups';
import type { Find, Found, LookUp } from './look-up';
import { Now } from './now';

export const LOOK_UPS: readonly LookUp[] = [
  ...APPLICATION_LOOK_UPS,
  ...ACCOUNT_LOOK_UPS,
  ...ITEM_LOOK_UPS,
  ...DEPOSIT_LOOK_UPS,
];

/** Mutations without a look-up, and why repeating them is harmless. */
export const NOTHING_TO_SEE: Readonly<Record<string, string>> = {
  createDocumentUpload: 'an upload that is not handed in counts for nothing',
  createItemUpload: 'an upload that is not put into the cart counts for nothing',
  emailShipment: 'the same label is sent again',
  requestAvailabilityNotice: 'the same wish again is one wish',
  saveDraft: 'the tab keeps what was typed',
  signAgreements: 'the same signature of the same documents again answers the same id',
  startContactChange: 'another code is sent, and the newer one counts',
  tokenizeCard: 'a token that is not paid with counts for nothing',
};

export type Seek<Data, Variables> = (variables: Variables) => Promise<Found<Data>>;

/** Call before sending: stores data for comparison. Never rejects. */
export function prepareLookUp<Data, Variables>(
  client: ApolloClient,
  document: TypedDocumentNode<Data, Variables>,
): Seek<Data, Variables> {
  const name = operationName(document);
  const entry = LOOK_UPS.find((known) => operationName(known.document) === name);
  if (entry === undefined) return async () => 'unknown';
  const find = entry.prepare(client) as Find<Data, Variables>;
  return async (variables) => {
    try {
      return await find(new Now(client), variables);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      log.warn('The outcome could not be looked up', { operation: name, message });
      return 'unknown';
    }
  };
}
