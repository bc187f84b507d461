import type { Applicant } from '../../services/data/use-applicant';

/** If so, accepting an offer needs only the income. */
export function isIdentityOnFile({ ssnLastFour, dob }: Applicant['user']): boolean {
  return ssnLastFour !== null && dob !== null;
}
