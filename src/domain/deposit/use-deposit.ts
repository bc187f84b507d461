import type { ApolloClient } from '@apollo/client';
import { DepositDocument, type DepositQuery } from '../../contract/generated/documents';
import { useRead, type Read } from '../../services/data/use-read';

type DepositApplication = NonNullable<
  NonNullable<DepositQuery['currentUser']>['creditApplication']
>;

/** Cents. */
export type CashAmount = NonNullable<DepositApplication['cashAmount']>;

export type Payment = DepositApplication['payments'][number];

export type DepositSchedule = NonNullable<DepositApplication['depositSchedule']>;

export interface Deposit {
  readonly applicationId: string;
  readonly status: string;
  readonly cash: CashAmount;
  /** Newest last. */
  readonly payments: readonly Payment[];
  readonly schedule: DepositSchedule | null;
}

/** Expects newest first; payments of the same moment keep their order. */
export function oldestFirst<Made extends { readonly createdAt: string }>(
  payments: readonly Made[],
): readonly Made[] {
  return payments.toReversed().toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
}

function toDeposit({ currentUser }: DepositQuery): Deposit | null {
  const application = currentUser?.creditApplication;
  if (!application?.cashAmount) return null;
  const { id, status, cashAmount, payments, depositSchedule } = application;
  return {
    applicationId: id,
    status,
    cash: cashAmount,
    payments: oldestFirst(payments),
    schedule: depositSchedule,
  };
}

const POLICIES = { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } as const;

/** Refetches on every screen. `skip` if no application can have a deposit. */
export function useDeposit({ skip = false }: { readonly skip?: boolean } = {}): Read<Deposit> {
  return useRead(DepositDocument, { select: toDeposit, ...POLICIES, skip });
}

/** Missing deposits aren't a failure. */
export function useDepositIfAny({ skip = false }: { readonly skip?: boolean } = {}): Read<{
  readonly deposit: Deposit | null;
}> {
  return useRead(DepositDocument, {
    select: (data) => (data.currentUser?.creditApplication ? { deposit: toDeposit(data) } : null),
    ...POLICIES,
    skip,
  });
}

/** Requests the deposit while the screen's code loads. */
export const preloadDeposit = (client: ApolloClient): Promise<unknown> =>
  client.query({ query: DepositDocument });
