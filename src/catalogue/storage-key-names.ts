// Each key by itself, so that a page carries only those it uses: `STORAGE_KEYS` is all of them.
/** Bearer token of the data API. */
export const accessToken = 'access_token';
/** When the session ends, ms since the epoch. */
export const expiresAt = 'expires_at';
/** `true` shows the admin debugger. */
export const debuggerEnabled = 'debuggerEnabled';
/** While the tab is open: the debugger's drawer was open when the page was left. */
export const debuggerOpen = 'debugger_open';
/** `true` sends events in development, too. */
export const developmentTracking = 'development_tracking';
/** Flow marker (spec 3): `true` while somebody applies for a cash-secured card. Nothing is decided by it. */
export const cashSecuredFlow = 'cashSecuredFlow';
/** Which cash-secured application it is and the credit line that was chosen for it. */
export const cashSecuredApplication = 'cash_secured_application';
/** The key of the next payment, by application: the same in every tab and after a reload. */
export const paymentKeyPrefix = 'payment_key:';
/** The name of the cookie that says who is signed in, by userId alone. */
export const userData = 'user_data';
export const program = 'program';
export const colorScheme = 'ui-color-scheme';
/** Answers typed and not yet sent, by screen; never tax ids or codes. */
export const draftPrefix = 'draft:';
/** Whether the three-step introduction was shown. */
export const onboardingShown = 'onboarding_shown';
/** The name of a modal to open over the next screen, once: how a tester gets to see it. */
export const requestedModal = 'requested_modal';
/** Where and when the last code was sent, so that a reload does not lose the code step. */
export const pendingCode = 'pending_code';
/** What was told when signing up, until the sign-in is complete. */
export const signUpData = 'sign_up_user_data';
/** The code of a friend that a visitor came with, until the sign-in is complete. */
export const referralCode = 'referralCode';
/** While the tab is open: it was said that the items of a visitor have no place in the account. */
export const keptItemsTold = 'kept_items_told';
/** Flow marker (spec 3): the items that a visitor estimated and wants in the cart once signed in. */
export const addItemSignUp = 'add_item_sign_up';
/** Flow marker (spec 3): `true` while a visitor is signing up to keep an item. Nothing is decided by it. */
export const signUp = 'signUp';
/** What a visitor allowed: the consent settings record. */
export const consentSettings = 'consent_settings';
/** When the cookie banner was left or acted on, ISO 8601. */
export const consentBannerShown = 'consent_banner_shown';
/** Marketing parameters of this tab that wait for the functional category. */
export const attributionWaiting = 'attribution_waiting';
/** When the identify event of a visitor was sent, ISO 8601. */
export const identifyVisitorAt = 'identify_visitor_at';
/** When the identify event of a person was sent, ISO 8601; by user id. */
export const identifyUserAtPrefix = 'identify_user_at:';
/** `true` loads the tag manager wherever the portal is served. */
export const tagManagerEnabled = 'tagManagerEnabled';
/** While the tab is open: the first script of the build that the page was reloaded for. */
export const reloadedFor = 'reloaded_for';
/** Phone number or email address typed to sign in with, until that worked. */
export const signInDraft = 'draft:sign-in';
