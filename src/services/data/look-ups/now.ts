import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import {
  ApplicationDocument,
  ConsentsDocument,
  CurrentUserDocument,
  DepositDocument,
  GetItemCartDocument,
  ShipmentsDocument,
  type ApplicationQuery,
  type ConsentsQuery,
  type CurrentUserQuery,
  type DepositQuery,
  type GetItemCartQuery,
  type ShipmentsQuery,
} from '../../../contract/generated/documents';
import type { Application } from '../use-applicant';

/** The look-up failed, so the result stays unknown. */
export class UnseenError extends Error {}

function known<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new UnseenError('There is nothing to go by');
  return value;
}

export function knownApplication(client: ApolloClient): Application | null {
  const data = client.readQuery({ query: ApplicationDocument });
  return data?.currentUser?.creditApplication ?? null;
}

type ShipmentsApplication = NonNullable<
  NonNullable<ShipmentsQuery['currentUser']>['creditApplication']
>;

export function knownShipment(client: ApolloClient): ShipmentsApplication['shipment'] {
  const data = client.readQuery({ query: ShipmentsDocument });
  return data?.currentUser?.creditApplication?.shipment ?? null;
}

/** Current data, fetched at most once and never from the cache. Throws if reading fails. */
export class Now {
  readonly #client: ApolloClient;

  constructor(client: ApolloClient) {
    this.#client = client;
  }

  async #read<Data>(query: TypedDocumentNode<Data, Record<string, never>>): Promise<Data> {
    const { data, error } = await this.#client.query({
      query,
      fetchPolicy: 'network-only',
      context: { attempts: 1 },
    });
    if (error !== undefined) throw new UnseenError(error.message);
    return known(data);
  }

  async user() {
    const data: CurrentUserQuery = await this.#read(CurrentUserDocument);
    return known(data.currentUser);
  }

  async account() {
    const data: ApplicationQuery = await this.#read(ApplicationDocument);
    return known(data.currentUser);
  }

  async application() {
    return known((await this.account()).creditApplication);
  }

  async consents() {
    const data: ConsentsQuery = await this.#read(ConsentsDocument);
    return known(data.currentUser);
  }

  async cart() {
    const data: GetItemCartQuery = await this.#read(GetItemCartDocument);
    return known(data.currentUser?.creditApplication?.itemCart);
  }

  async deposit() {
    const data: DepositQuery = await this.#read(DepositDocument);
    return known(data.currentUser?.creditApplication);
  }

  async shipment() {
    const data: ShipmentsQuery = await this.#read(ShipmentsDocument);
    return known(data.currentUser?.creditApplication).shipment;
  }
}
