import { useQuery } from '@apollo/client/react';
import {
  ApplicationDocument,
  CurrentUserDocument,
  type ApplicationQuery,
  type CurrentUserQuery,
} from '../../contract/generated/documents';
import { readProblem, type OperationProblem } from './operation-error';

/** The signed-in person as the specification's currentUser reads it. */
export type CurrentUser = NonNullable<CurrentUserQuery['currentUser']>;

type ApplicantDetails = NonNullable<ApplicationQuery['currentUser']>;

/** The application with everything the screens show. */
export type Application = NonNullable<ApplicantDetails['creditApplication']>;

/** Who applies, and what for. */
export interface Applicant {
  readonly user: CurrentUser;
  readonly signInMethod: ApplicantDetails['signInMethod'];
  readonly incomeSources: ApplicantDetails['incomeSources'];
  readonly consents: ApplicantDetails['consents'];
  /** Null before an application was started. */
  readonly application: Application | null;
}

/** Reads the signed-in person and the application. `pollMs` > 0 asks again while the page is visible. */
export function useApplicant(options: { readonly pollMs?: number } = {}): {
  readonly applicant: Applicant | null;
  readonly loading: boolean;
  readonly problem: OperationProblem | null;
  refetch(): Promise<void>;
} {
  const user = useQuery(CurrentUserDocument);
  const details = useQuery(ApplicationDocument, {
    pollInterval: options.pollMs ?? 0,
    skipPollAttempt: () => document.visibilityState === 'hidden',
  });
  const currentUser = user.data?.currentUser;
  const detailed = details.data?.currentUser;
  const applicant =
    currentUser && detailed
      ? {
          user: currentUser as CurrentUser,
          signInMethod: detailed.signInMethod as ApplicantDetails['signInMethod'],
          incomeSources: (detailed.incomeSources ?? []) as ApplicantDetails['incomeSources'],
          consents: detailed.consents as ApplicantDetails['consents'],
          application: (detailed.creditApplication ?? null) as Application | null,
        }
      : null;
  return {
    applicant,
    loading: user.loading || details.loading,
    problem: readProblem(user, currentUser) ?? readProblem(details, detailed),
    refetch: async () => {
      await Promise.all([user.refetch(), details.refetch()]);
    },
  };
}
