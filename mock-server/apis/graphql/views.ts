import type { ApplicationRecord, UserRecord } from '../../world/state';
import type {
  CreditApplication,
  ItemCart,
  Resolvers,
  ResolversParentTypes,
  Scalars,
  User,
} from '../../generated/resolver-types';

/** An application as resolvers pass it on; expensive fields are resolved on request. */
export type ApplicationView = Omit<
  CreditApplication,
  'documentsToSign' | 'payments' | 'depositSchedule' | 'itemCart'
> & {
  readonly itemCart: CartView | null;
  readonly record: ApplicationRecord;
  readonly owner: UserRecord;
};

/** A cart as resolvers pass it on; its `item` field depends on an argument. */
export type CartView = Omit<ItemCart, 'item'>;

/** A person as resolvers pass them on. */
export type UserView = Omit<User, 'creditApplication' | 'draft'> & {
  readonly creditApplication: ApplicationView | null;
  readonly record: UserRecord;
};

type TypeName = Exclude<keyof Resolvers & keyof ResolversParentTypes, keyof Scalars>;

type Fields<T extends TypeName> = NonNullable<Resolvers[T]>;

/** Fields of a type that its values lack. */
type Open<T extends TypeName> = Exclude<
  keyof Fields<T>,
  keyof ResolversParentTypes[T] | '__isTypeOf'
>;

type RootName = 'Query' | 'Mutation';

type Missing<T extends TypeName> = T extends RootName ? keyof Fields<T> : Open<T>;

/** A resolver for every field that the values lack; a missing one is a type error. */
export type CompleteResolvers = {
  readonly [T in TypeName as [Missing<T>] extends [never] ? never : T]: Required<
    Pick<Fields<T>, Missing<T> & keyof Fields<T>>
  >;
};
