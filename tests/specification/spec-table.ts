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
  /** 5: longest values, and the other rules of fields. */
  lengths: { name: 50, email: 255, address: 35, city: 100, state: 35, zip: 5 },
  codeLength: 6,
  taxIdDigits: 9,
  minimumAge: 18,
  /** 7: the identity provider. */
  identity: { responseType: 'token id_token', scope: 'openid profile email' },
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
