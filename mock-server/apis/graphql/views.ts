import type { ApplicationRecord, UserRecord } from '../../world/state';
import type {
  CreditApplication,
  ItemCart,
  Resolvers,
  ResolversParentTypes,
  Scalars,
  User,
} from '../../generated/resolver-types';

/** Expensive fields are resolved on request. */
export type ApplicationView = Omit<
  CreditApplication,
  'documentsToSign' | 'payments' | 'depositSchedule' | 'itemCart'
> & {
  readonly itemCart: CartView | null;
  readonly record: ApplicationRecord;
  readonly owner: UserRecord;
};

/** The `item` field depends on an argument. */
export type CartView = Omit<ItemCart, 'item'>;

export type UserView = Omit<User, 'creditApplication' | 'draft'> & {
  readonly creditApplication: ApplicationView | null;
  readonly record: UserRecord;
};

type TypeName = Exclude<keyof Resolvers & keyof ResolversParentTypes, keyof Scalars>;

type Fields<T extends TypeName> = NonNullable<Resolvers[T]>;

/** Fields that the values of a type lack. */
type Open<T extends TypeName> = Exclude<
  keyof Fields<T>,
  keyof ResolversParentTypes[T] | '__isTypeOf'
>;

type RootName = 'Query' | 'Mutation';

type Missing<T extends TypeName> = T extends RootName ? keyof Fields<T> : Open<T>;

/** A missing resolver is a type error. */
export type CompleteResolvers = {
  readonly [T in TypeName as [Missing<T>] extends [never] ? never : T]: Required<
    Pick<Fields<T>, Missing<T> & keyof Fields<T>>
  >;
};
