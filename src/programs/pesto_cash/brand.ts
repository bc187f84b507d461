import type { BrandInput } from '../schema';
import emptyState from './empty-state.svg';
import favicon from './favicon.svg';
import homeRoof from './home-roof.svg';
import loginBackground from './login-background.svg';
import logo from './logo.svg';
import { theme } from './theme';

/** Mint and graphite, coins that grow. */
export const brand = {
  logo,
  favicon,
  meta: {
    title: 'Pesto Cash Credit',
    description:
      'Set your own credit line with a refundable deposit, paid at once or over time, and follow your application.',
  },
  theme,
  images: { loginBg: loginBackground, homeRoof, emptyState },
  layout: { headerTheme: 'dark', loginButtonRemoval: false, loginPageBackground: 'picture' },
  texts: {
    cardName: 'Pesto Cash Card',
    programName: 'Pesto Cash',
    customerSupport: { email: 'help@pesto-cash.example' },
    heroSentence: 'Set your own credit line with a refundable deposit.',
    welcomeLine: 'Start with an amount that suits you.',
    closingLine: 'Every coin you set aside counts. Thank you.',
  },
  legalLinks: {
    privacyNotice: 'pesto_cash/privacy-notice.pdf',
    privacyPolicy: 'pesto_cash/privacy-policy.pdf',
    rateDisclosure: 'pesto_cash/rate-disclosure.pdf',
    termsOfService: 'pesto_cash/terms-of-service.pdf',
    rewardTerms: 'pesto_cash/reward-terms.pdf',
    cardholderAgreement: 'pesto_cash/cardholder-agreement.pdf',
    securityAgreement: 'pesto_cash/security-agreement.pdf',
    patriotAct: 'pesto_cash/patriot-act.pdf',
    accountOpeningDisclosures: 'pesto_cash/account-opening-disclosures.pdf',
    eSignDisclosure: 'pesto_cash/e-sign-disclosure.pdf',
    tcpa: 'pesto_cash/tcpa.pdf',
  },
  links: {
    appStoreUrl: 'https://apps.example/pesto-cash/ios',
    playStoreUrl: 'https://apps.example/pesto-cash/android',
  },
} as const satisfies BrandInput;
