/** How a page that is painted before its script tells that its form was sent meanwhile. */
export const EARLY_SUBMIT = {
  /** The id of the form. */
  form: 'sign-in-form',
  /** The id of a field of that form which nobody sees. */
  mark: 'early-submit',
} as const;
