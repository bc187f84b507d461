import { useQuery } from '@apollo/client/react';
import { DepositDocument, type DepositQuery } from '../../contract/generated/documents';
import { readProblem, type OperationProblem } from '../../services/data/operation-error';

type DepositApplication = NonNullable<
  NonNullable<DepositQuery['currentUser']>['creditApplication']
>;

/** What the deposit of a cash-secured line is made of. Cents. */
export type CashAmount = NonNullable<DepositApplication['cashAmount']>;

/** A payment towards the deposit. */
export type Payment = DepositApplication['payments'][number];

/** Deposits over time. */
export type DepositSchedule = NonNullable<DepositApplication['depositSchedule']>;

/** Everything about the deposit of the open application. */
export interface Deposit {
  readonly applicationId: string;
  readonly status: string;
  readonly cash: CashAmount;
  /** Newest last. */
  readonly payments: readonly Payment[];
  readonly schedule: DepositSchedule | null;
}

/** Payments as they come, newest first, the other way round; of two of one moment the later one stays later. */
export function oldestFirst<Made extends { readonly createdAt: string }>(
  payments: readonly Made[],
): readonly Made[] {
  return payments.toReversed().toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
}

function toDeposit(data: DepositQuery | undefined): Deposit | null {
  const application = data?.currentUser?.creditApplication;
  if (!application?.cashAmount) return null;
  const { id, status, cashAmount, payments, depositSchedule } = application;
  return {
    applicationId: id,
    status,
    cash: cashAmount,
    payments: oldestFirst(payments),
    schedule: depositSchedule ?? null,
  };
}

/** Reads the deposit anew each time a screen is opened. `skip` where there is no application to have one. */
export function useDeposit(options: { readonly skip?: boolean } = {}): {
  readonly deposit: Deposit | null;
  readonly loading: boolean;
  readonly problem: OperationProblem | null;
  /** Asks again; answers what there is now, or null when it could not be read. */
  refetch(): Promise<Deposit | null>;
} {
  const query = useQuery(DepositDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    skip: options.skip ?? false,
  });
  const deposit = toDeposit(query.data as DepositQuery | undefined);
  return {
    deposit,
    loading: query.loading,
    problem: options.skip === true ? null : readProblem(query, deposit),
    refetch: async () => {
      try {
        const { data, error } = await query.refetch();
        return error ? null : toDeposit(data as DepositQuery | undefined);
      } catch {
        return null;
      }
    },
  };
}
