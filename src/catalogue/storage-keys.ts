/**
 * Names in browser storage. The specification defines some (spec 3); the others are the portal's
 * own.
 */
export const STORAGE_KEYS = {
  /** Bearer token of the data API. */
  accessToken: 'access_token',
  /** When the session ends, ms since the epoch. */
  expiresAt: 'expires_at',
  /** `true` from signing out until the next sign-in, so that other tabs don't call it an expired session. */
  signedOut: 'signed_out',
  /** `true` shows the admin debugger. */
  debuggerEnabled: 'debuggerEnabled',
  /** Per tab: the debugger's drawer was open when the page was left. */
  debuggerOpen: 'debugger_open',
  /** `true` sends events in development, too. */
  developmentTracking: 'development_tracking',
  /** Flow marker (spec 3): `true` during an application for a cash-secured card. The portal doesn't read it. */
  cashSecuredFlow: 'cashSecuredFlow',
  /** Id and chosen credit line of the cash-secured application. */
  cashSecuredApplication: 'cash_secured_application',
  /**
   * Idempotency key of the next payment, by application: the same in every tab and after a reload.
   */
  paymentKeyPrefix: 'payment_key:',
  /** Name of the cookie with the signed-in user's id. */
  userData: 'user_data',
  program: 'program',
  colorScheme: 'ui-color-scheme',
  /** Unsent answers by screen; never tax IDs or codes. */
  draftPrefix: 'draft:',
  /** Whether the three-step introduction was shown. */
  onboardingShown: 'onboarding_shown',
  /** Name of a modal to open over the next screen, once, for testers. */
  requestedModal: 'requested_modal',
  /** Recipient and time of the last code, so that a reload stays on the code step. */
  pendingCode: 'pending_code',
  /** The answers of the sign-up form, until sign-in is complete. */
  signUpData: 'sign_up_user_data',
  /** Referral code of a visitor, until sign-in is complete. */
  referralCode: 'referralCode',
  /** Per tab: it was explained that saved items can't be added to the account. */
  leftoverItemsShown: 'leftover_items_shown',
  /** Flow marker (spec 3): items that a visitor estimated and wants in the cart after sign-in. */
  addItemSignUp: 'add_item_sign_up',
  /**
   * Flow marker (spec 3): `true` while a visitor signs up to save an item. The portal doesn't read
   * it.
   */
  signUp: 'signUp',
  /** The consent record. */
  consentSettings: 'consent_settings',
  /** When the cookie banner was left or acted on, ISO 8601. */
  consentBannerShown: 'consent_banner_shown',
  /** This tab's marketing parameters until the functional category is allowed. */
  attributionWaiting: 'attribution_waiting',
  /** When a visitor's identify event was sent, ISO 8601. */
  identifyVisitorAt: 'identify_visitor_at',
  /** When a person's identify event was sent, ISO 8601; by user id. */
  identifyUserAtPrefix: 'identify_user_at:',
  /** `true` loads the tag manager on any host. */
  tagManagerEnabled: 'tagManagerEnabled',
  /** Per tab: entry script of the build for which the page was reloaded. */
  reloadedFor: 'reloaded_for',
  /** Phone number or email address typed on the sign-in screen, until the sign-in succeeds. */
  signInDraft: 'draft:sign-in',
  /** The item that was removed last, so that an empty cart can offer Undo after a reload. */
  removedItem: 'draft:removed-item',
} as const;
