import { useLayoutEffect } from 'react';
import { notePerson } from '../../services/analytics/person';
import type { Applicant } from '../../services/data/use-applicant';

/** Runs before the screen's page view. */
export function useKnownPerson(applicant: Applicant | null): void {
  const { id = '', email, firstName, lastName } = applicant?.user ?? {};
  const creditApplicationId = applicant?.application?.id ?? '';
  const status = applicant?.application?.status ?? '';
  const name = [firstName, lastName].filter(Boolean).join(' ');
  useLayoutEffect(
    () => notePerson({ id, name, email: email ?? '', creditApplicationId, status }),
    [id, name, email, creditApplicationId, status],
  );
}
