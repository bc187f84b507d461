/** Names in browser storage. The specification fixes some (spec 3); the others are the portal's own. */
export const STORAGE_KEYS = {
  /** Bearer token of the data API. */
  accessToken: 'access_token',
  /** When the session ends, ms since the epoch. */
  expiresAt: 'expires_at',
  /** `true` shows the admin debugger. */
  debuggerEnabled: 'debuggerEnabled',
  /** While the tab is open: the debugger's drawer was open when the page was left. */
  debuggerOpen: 'debugger_open',
  /** `true` sends events in development, too. */
  developmentTracking: 'development_tracking',
  /** Flow marker (spec 3): `true` during an application for a cash-secured card. The portal doesn't read it. */
  cashSecuredFlow: 'cashSecuredFlow',
  /** Id and chosen credit line of the cash-secured application. */
  cashSecuredApplication: 'cash_secured_application',
  /** The key of the next payment, by application: the same in every tab and after a reload. */
  paymentKeyPrefix: 'payment_key:',
  /** The name of the cookie that says who is signed in, by userId alone. */
  userData: 'user_data',
  program: 'program',
  colorScheme: 'ui-color-scheme',
  /** Answers typed and not yet sent, by screen; never tax ids or codes. */
  draftPrefix: 'draft:',
  /** Whether the three-step introduction was shown. */
  onboardingShown: 'onboarding_shown',
  /** The name of a modal to open over the next screen, once: how a tester gets to see it. */
  requestedModal: 'requested_modal',
  /** Where and when the last code was sent, so that a reload does not lose the code step. */
  pendingCode: 'pending_code',
  /** The answers of the sign-up form, until sign-in is complete. */
  signUpData: 'sign_up_user_data',
  /** Referral code of a visitor, until sign-in is complete. */
  referralCode: 'referralCode',
  /** While the tab is open: it was said that the items of a visitor have no place in the account. */
  keptItemsTold: 'kept_items_told',
  /** Flow marker (spec 3): the items that a visitor estimated and wants in the cart once signed in. */
  addItemSignUp: 'add_item_sign_up',
  /** Flow marker (spec 3): `true` while a visitor signs up to keep an item. The portal doesn't read it. */
  signUp: 'signUp',
  /** What a visitor allowed: the consent settings record. */
  consentSettings: 'consent_settings',
  /** When the cookie banner was left or acted on, ISO 8601. */
  consentBannerShown: 'consent_banner_shown',
  /** Marketing parameters of this tab that wait for the functional category. */
  attributionWaiting: 'attribution_waiting',
  /** When the identify event of a visitor was sent, ISO 8601. */
  identifyVisitorAt: 'identify_visitor_at',
  /** When the identify event of a person was sent, ISO 8601; by user id. */
  identifyUserAtPrefix: 'identify_user_at:',
  /** `true` loads the tag manager wherever the portal is served. */
  tagManagerEnabled: 'tagManagerEnabled',
  /** While the tab is open: the first script of the build that the page was reloaded for. */
  reloadedFor: 'reloaded_for',
  /** Phone number or email address typed to sign in with, until that worked. */
  signInDraft: 'draft:sign-in',
} as const;
