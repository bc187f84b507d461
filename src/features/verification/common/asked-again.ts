/** The query of verify-info that says why the applicant is there again: the number that was typed is gone. */
export const ASKED_AGAIN = { again: 'yes' } as const;
