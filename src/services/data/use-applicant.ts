import {
  ApplicationDocument,
  CurrentUserDocument,
  type ApplicationQuery,
  type CurrentUserQuery,
} from '../../contract/generated/documents';
import { useJoinedReads, useRead, type Read } from './use-read';

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

/** Reads the application alone, and asks again every `pollMs` while the page is visible. */
export function useApplication({ pollMs }: { readonly pollMs: number }): Read<Application> {
  return useRead(ApplicationDocument, {
    select: ({ currentUser }) => currentUser?.creditApplication,
    pollMs,
  });
}

/** Reads the signed-in person and the application. */
export function useApplicant(): Read<Applicant> {
  const user = useRead(CurrentUserDocument, { select: ({ currentUser }) => currentUser });
  const details = useRead(ApplicationDocument, { select: ({ currentUser }) => currentUser });
  return useJoinedReads(
    user,
    details,
    (person, { signInMethod, incomeSources, consents, creditApplication }) => ({
      user: person,
      signInMethod,
      incomeSources,
      consents,
      application: creditApplication,
    }),
  );
}
