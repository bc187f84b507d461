/** How a page that is painted before its script tells that its form was sent meanwhile. */
export const EARLY_SUBMIT = {
  /** The id of the form that such a page has. */
  form: 'first-form',
  /** The id of a field of that form which nobody sees. */
  mark: 'early-submit',
} as const;
