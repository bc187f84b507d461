import type { ApplicationRecord, UserRecord } from '../../world/state';
import type {
  CreditApplication,
  ItemCart,
  Resolvers,
  ResolversParentTypes,
  Scalars,
  User,
} from '../../generated/resolver-types';

/** An application as resolvers pass it on; what costs more than reading is resolved when it is asked for. */
export type ApplicationView = Omit<
  CreditApplication,
  'documentsToSign' | 'payments' | 'depositSchedule' | 'itemCart'
> & {
  readonly itemCart: CartView | null;
  readonly record: ApplicationRecord;
  readonly owner: UserRecord;
};

/** A cart as resolvers pass it on: which one of its items is asked for is not known by then. */
export type CartView = Omit<ItemCart, 'item'>;

/** A person as resolvers pass them on. */
export type UserView = Omit<User, 'creditApplication' | 'draft'> & {
  readonly creditApplication: ApplicationView | null;
  readonly record: UserRecord;
};

type TypeName = Exclude<keyof Resolvers & keyof ResolversParentTypes, keyof Scalars>;

type Fields<T extends TypeName> = NonNullable<Resolvers[T]>;

/** The fields of a type that its values do not bring along. */
type Open<T extends TypeName> = Exclude<
  keyof Fields<T>,
  keyof ResolversParentTypes[T] | '__isTypeOf'
>;

type RootName = 'Query' | 'Mutation';

type Missing<T extends TypeName> = T extends RootName ? keyof Fields<T> : Open<T>;

/** A resolver for every field that the values themselves do not answer: to forget one is an error of types. */
export type CompleteResolvers = {
  readonly [T in TypeName as [Missing<T>] extends [never] ? never : T]: Required<
    Pick<Fields<T>, Missing<T> & keyof Fields<T>>
  >;
};
