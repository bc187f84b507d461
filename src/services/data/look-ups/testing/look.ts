import type { ApolloClient } from '@apollo/client';
import { operationName } from '../../operations';
import { LOOK_UPS } from '../find-outcome';
import type { Find } from '../look-up';
import { Now } from '../now';

export type World = Partial<
  Record<
    'user' | 'account' | 'application' | 'consents' | 'cart' | 'deposit' | 'shipment',
    object | null
  >
> & { before?: { readonly application?: object; readonly shipment?: object | null } };

export async function look(name: string, variables: object, { before = {}, ...world }: World) {
  const entry = LOOK_UPS.find(({ document }) => operationName(document) === name);
  if (entry === undefined) throw new Error(`${name} is not looked up`);
  const reads = Object.entries(world).map(([part, value]) => [part, async () => value] as const);
  const now: Now = Object.assign(Object.create(Now.prototype), Object.fromEntries(reads));
  const { application, ...rest } = before;
  const creditApplication = 'shipment' in rest ? { ...application, ...rest } : application;
  const client = { readQuery: () => ({ currentUser: { creditApplication } }) };
  const find = entry.prepare(client as unknown as ApolloClient) as Find<unknown, object>;
  return find(now, variables);
}
