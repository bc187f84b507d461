/** Some names are from spec 3, others the portal's own. */
export const STORAGE_KEYS = {
  accessToken: 'access_token',
  /** Session's end, ms since the epoch. */
  expiresAt: 'expires_at',
  /**
   * `true` from sign-out to the next sign-in, so that other tabs don't report an expired session.
   */
  signedOut: 'signed_out',
  debuggerEnabled: 'debuggerEnabled',
  /** Per tab: whether the drawer was open. */
  debuggerOpen: 'debugger_open',
  /** `true` sends events in development. */
  developmentTracking: 'development_tracking',
  /** Flow marker (spec 3): `true` during a cash-secured application. The portal doesn't read it. */
  cashSecuredFlow: 'cashSecuredFlow',
  /** Id and credit line of the cash-secured application. */
  cashSecuredApplication: 'cash_secured_application',
  /**
   * Idempotency key of the next payment, by application: the same in all tabs and after a reload.
   */
  paymentKeyPrefix: 'payment_key:',
  userData: 'user_data',
  program: 'program',
  colorScheme: 'ui-color-scheme',
  /** Unsent input by screen; never tax IDs or codes. */
  draftPrefix: 'draft:',
  onboardingShown: 'onboarding_shown',
  /** Modal to open once on the next screen, for testers. */
  requestedModal: 'requested_modal',
  /** Recipient and time of the last code, so that a reload stays on the code step. */
  pendingCode: 'pending_code',
  /** Sign-up answers, until sign-in is complete. */
  signUpData: 'sign_up_user_data',
  /** A visitor's referral code, until sign-in is complete. */
  referralCode: 'referralCode',
  /** Per tab: whether the notice about items that can't be added was shown. */
  leftoverItemsShown: 'leftover_items_shown',
  /** Flow marker (spec 3): a visitor's items, to add to the cart after sign-in. */
  addItemSignUp: 'add_item_sign_up',
  /**
   * Flow marker (spec 3): `true` while a visitor signs up to save an item. The portal doesn't read
   * it.
   */
  signUp: 'signUp',
  consentSettings: 'consent_settings',
  /** ISO 8601. */
  consentBannerShown: 'consent_banner_shown',
  /** Per tab: marketing parameters that wait for the functional category. */
  attributionWaiting: 'attribution_waiting',
  /** ISO 8601. */
  identifyVisitorAt: 'identify_visitor_at',
  /** ISO 8601, by user id. */
  identifyUserAtPrefix: 'identify_user_at:',
  /** `true` loads the tag manager on all hosts. */
  tagManagerEnabled: 'tagManagerEnabled',
  /** Per tab: entry script of the build that was reloaded. */
  reloadedFor: 'reloaded_for',
  /** Recipient typed on the sign-in screen, until sign-in succeeds. */
  signInDraft: 'draft:sign-in',
  /** Last removed item, so that an empty cart offers Undo after a reload. */
  removedItem: 'draft:removed-item',
} as const;
