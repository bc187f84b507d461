import type { BrandInput } from '../schema';
import emptyState from './empty-state.svg';
import favicon from './favicon.svg';
import homeRoof from './home-roof.svg';
import loginBackground from './login-background.svg';
import logo from './logo.svg';
import { theme } from './theme';

/** Violet and sea green, a find on the beach. */
export const brand = {
  logo,
  favicon,
  meta: {
    title: 'Trovy Credit',
    description:
      'Apply for a Trovy Card in a few minutes: tell us about you, look at your offer, and decide.',
  },
  theme,
  images: { loginBg: loginBackground, homeRoof, emptyState },
  layout: { headerTheme: 'light', loginButtonRemoval: true, loginPageBackground: 'picture' },
  texts: {
    cardName: 'Trovy Card',
    programName: 'Trovy',
    customerSupport: { email: 'help@trovy.example' },
    heroSentence: 'Find your card offer in a few minutes.',
    welcomeLine: 'Let’s look together and see what we find.',
    closingLine: 'We found it together. Thank you.',
  },
  legalLinks: {
    privacyNotice: 'trovy/privacy-notice.pdf',
    privacyPolicy: 'trovy/privacy-policy.pdf',
    rateDisclosure: 'trovy/rate-disclosure.pdf',
    termsOfService: 'trovy/terms-of-service.pdf',
    rewardTerms: 'trovy/reward-terms.pdf',
    cardholderAgreement: 'trovy/cardholder-agreement.pdf',
    patriotAct: 'trovy/patriot-act.pdf',
    accountOpeningDisclosures: 'trovy/account-opening-disclosures.pdf',
    eSignDisclosure: 'trovy/e-sign-disclosure.pdf',
    tcpa: 'trovy/tcpa.pdf',
  },
  links: {
    appStoreUrl: 'https://apps.example/trovy/ios',
    playStoreUrl: 'https://apps.example/trovy/android',
  },
} as const satisfies BrandInput;
