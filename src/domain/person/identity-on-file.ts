import type { Applicant } from '../../services/data/use-applicant';

/** Whether tax id and date of birth are on file, so that accepting an offer needs only the income. */
export function isIdentityOnFile({ ssnLastFour, dob }: Applicant['user']): boolean {
  return ssnLastFour !== null && dob !== null;
}
