import { createContext, use, useCallback, useMemo, type ReactNode } from 'react';
import {
  ApplicationDocument,
  CurrentUserDocument,
  type ApplicationQuery,
  type CurrentUserQuery,
} from '../../contract/generated/documents';
import type { OperationProblem } from './operation-error';
import { useRefetchable, type Read } from './use-read';

export type CurrentUser = NonNullable<CurrentUserQuery['currentUser']>;

type ApplicantDetails = NonNullable<ApplicationQuery['currentUser']>;

export type Application = NonNullable<ApplicantDetails['creditApplication']>;

export interface Applicant {
  readonly user: CurrentUser;
  readonly signInMethod: ApplicantDetails['signInMethod'];
  readonly incomeSources: ApplicantDetails['incomeSources'];
  readonly consents: ApplicantDetails['consents'];
  /** Null if no application was started. */
  readonly application: Application | null;
}

export interface RefetchedApplication {
  readonly application: Application | null;
  readonly problem: OperationProblem | null;
}

export interface ApplicantRead extends Omit<Read<Applicant>, 'refetch'> {
  /** Leaves the value unchanged on failure. Never rejects. Stable between renders. */
  refetch(): Promise<RefetchedApplication>;
}

const IN_BACKGROUND = { background: true } as const;

function useApplicantRead(): ApplicantRead {
  const person = useRefetchable(CurrentUserDocument, { select: ({ currentUser }) => currentUser });
  const details = useRefetchable(ApplicationDocument, { select: ({ currentUser }) => currentUser });
  const { value: user, refetch: refetchPerson } = person;
  const { value: rest, refetch: refetchDetails } = details;
  const value = useMemo(() => {
    if (user === null || rest === null) return null;
    const { signInMethod, incomeSources, consents, creditApplication } = rest;
    return { user, signInMethod, incomeSources, consents, application: creditApplication };
  }, [user, rest]);
  const refetch = useCallback(async () => {
    const [someone, something] = await Promise.all([
      refetchPerson(IN_BACKGROUND),
      refetchDetails(IN_BACKGROUND),
    ]);
    return {
      application: something.value?.creditApplication ?? null,
      problem: someone.problem ?? something.problem,
    };
  }, [refetchPerson, refetchDetails]);
  return useMemo(
    () => ({
      value,
      loading: value === null && (person.loading || details.loading),
      problem: person.problem ?? details.problem,
      refetch,
    }),
    [value, person.loading, details.loading, person.problem, details.problem, refetch],
  );
}

const ApplicantContext = createContext<ApplicantRead | null>(null);

/** Reads person and application once for its children. */
export function ApplicantProvider({ children }: { readonly children: ReactNode }) {
  const read = useApplicantRead();
  return <ApplicantContext value={read}>{children}</ApplicantContext>;
}

/** Returns null outside the signed-in portal. */
export function useApplicantIfSignedIn(): ApplicantRead | null {
  return use(ApplicantContext);
}

/** Throws outside the signed-in portal. */
export function useApplicant(): ApplicantRead {
  const read = useApplicantIfSignedIn();
  if (read === null) throw new Error('There is no applicant outside of the signed-in portal.');
  return read;
}
