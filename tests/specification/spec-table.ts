/**
 * What the specification says in so many words, typed from it by hand, section by section, and from
 * nowhere else: where a literal of the product changes, the comparison with this table fails.
 */
export const SPEC = {
  /** 1: programs, the default first. */
  programs: ['home_light', 'safeguard', 'honor', 'trovy', 'pesto_item', 'pesto_cash'],
  /** 2: shared screens and overlays. */
  errorScreen: {
    heading: 'Unexpected Error',
    message: 'An unexpected error has occurred',
    button: 'Refresh Page',
    link: 'Return to Homepage',
  },
  routerFallback: 'Unexpected Application Error!',
  /** 3: legal link keys. */
  legalLinks: [
    'privacyNotice',
    'privacyPolicy',
    'rateDisclosure',
    'termsOfService',
    'rewardTerms',
    'cardholderAgreement',
    'securityAgreement',
    'patriotAct',
    'accountOpeningDisclosures',
    'eSignDisclosure',
    'tcpa',
  ],
  /** 3 and 9: names in browser storage. Where the name is not shown, the name that the portal first chose. */
  storage: {
    accessToken: 'access_token',
    expiresAt: 'expires_at',
    debuggerEnabled: 'debuggerEnabled',
    signUp: 'signUp',
    addItemSignUp: 'add_item_sign_up',
    cashSecuredFlow: 'cashSecuredFlow',
    colorScheme: 'ui-color-scheme',
    program: 'program',
    signUpData: 'sign_up_user_data',
  },
  /** 4: statuses, and the screens that they lead to. */
  statuses: [
    'APPRAISAL_IN_PROGRESS',
    'CANCELED_DUPE',
    'CANCELED_HARD',
    'CANCELED_SOFT',
    'COMPLETE',
    'CREATED',
    'CREDIT_DENIED',
    'CREDIT_FREEZE',
    'FIN_INFO_NEEDED',
    'INVALID_STATE',
    'ITEM_UNDER_REVIEW',
    'MANUAL_REVIEW',
    'NOT_PREQUALIFIED',
    'OFFER_ACCEPTED',
    'OFFER_DECISION_NEEDED',
    'OFFER_REJECTED',
    'PREQUALIFIED',
    'PREQUAL_INFO_GIVEN',
    'PREQUAL_ITEM_VALUED',
    'SHIPPED',
    'VERIFY_DOC',
  ],
  statusScreens: {
    item: {
      COMPLETE: 'congratulations',
      NOT_PREQUALIFIED: 'not-prequalified',
      MANUAL_REVIEW: 'manual-review',
      CREDIT_DENIED: 'manual-review',
      INVALID_STATE: 'manual-review',
      CANCELED_HARD: 'manual-review',
      CANCELED_SOFT: 'manual-review',
      VERIFY_DOC: 'manual-review',
      OFFER_REJECTED: 'offer-rejected',
      ITEM_UNDER_REVIEW: 'in-review',
      CREDIT_FREEZE: 'credit-freeze',
      CANCELED_DUPE: 'login-to-your-account',
    },
    unlisted: 'manual-review',
    homeOverrides: {
      OFFER_DECISION_NEEDED: 'personal-info',
      CREATED: 'personal-info',
      APPRAISAL_IN_PROGRESS: 'personal-info',
      PREQUAL_ITEM_VALUED: 'personal-info',
      FIN_INFO_NEEDED: 'personal-info',
      PREQUALIFIED: 'personal-info',
      PREQUAL_INFO_GIVEN: 'personal-info',
      OFFER_ACCEPTED: 'agreements',
      OFFER_REJECTED: 'offer-rejected',
    },
  },
  /** 2 and 4: the modals that end a session or find a number in use. Button labels are title-cased. */
  sessionExpired: {
    title: 'Session has ended',
    text: "Your session has expired. For security reasons, we've logged you out. Please log in again to continue.",
    button: 'Sign In',
    closed: { open: false, skipError: false, errorStatus: 'None' },
    shown: { open: true, skipError: false, errorStatus: 'Unauthorized' },
    dismissed: { open: false, skipError: true, errorStatus: 'None' },
  },
  duplicateSsn: {
    title: 'Sign In to Your Existing Account',
    buttons: ['Sign In', 'Need Help?'],
    help: { heading: 'Help Center', button: 'Back' },
    mismatch: {
      title: 'SSN or DOB mismatch',
      text: 'Please check your information and try again.',
      button: 'Verify Income Info',
    },
  },
  namedModals: ['cartStatus', 'blackDiamond', 'ssnDuplicate', 'onboarding'],
  /** 5: longest values, and the other rules of fields. */
  lengths: { name: 50, email: 255, address: 35, city: 100, state: 35, zip: 5 },
  codeLength: 6,
  taxIdDigits: 9,
  minimumAge: 18,
  /** 7: the identity provider. */
  identity: { responseType: 'token id_token', scope: 'openid profile email' },
  /** 7: what a call of the data API holds. */
  requestKeys: ['query', 'operationName', 'variables'],
  operations: {
    currentUser: [],
    getBillingAddress: [],
    getShippingAddress: [],
    getCashAmount: [],
    getItemCart: [],
    acceptCreditOffer: ['creditApplicationId', 'ssnItin', 'dob', 'annualIncome'],
    rejectCreditOffer: ['creditApplicationId'],
    submitDocumentId: ['creditApplicationId', 'documentId'],
  },
  /** 8: statuses after which a request is tried again. */
  retried: [500, 502, 503, 504],
  /** 9. */
  retry: { attempts: 5, initialDelay: 300, maximumDelay: 10_000 },
  toast: { duration: 5000, max: 2 },
  layers: { header: 1000, modal: 1100 },
  mobileWidth: 640,
  colorScheme: 'light',
  referralParameter: 'referralCode',
} as const;
