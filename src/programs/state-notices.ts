// A part of the content config of its own: signing in does not need it, and it is long.

/** Notices that residents of a state have to get, by its two letters. Needs counsel before real use. */
export const STATE_NOTICES: Readonly<Record<string, string>> = {
  OH: 'The Ohio laws against discrimination require that all creditors make credit equally available to all creditworthy customers and that credit reporting agencies maintain separate credit histories on each individual upon request. The Ohio civil rights commission administers compliance with this law.',
  WI: 'Married Wisconsin residents: no provision of a marital property agreement, a unilateral statement under section 766.59 or a court decree under section 766.70 adversely affects our interest unless, before credit is granted, we are given a copy of it or have actual knowledge of the adverse provision.',
  CA: 'A married applicant may apply for a separate account.',
};
