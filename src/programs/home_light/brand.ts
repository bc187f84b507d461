import type { BrandInput } from '../schema';
import emptyState from './empty-state.svg';
import favicon from './favicon.svg';
import homeRoof from './home-roof.svg';
import loginBackground from './login-background.svg';
import logo from './logo.svg';
import { theme } from './theme';

/** Morning blue, a roof line, steady. */
export const brand = {
  logo,
  favicon,
  meta: {
    title: 'HomeLight Credit',
    description:
      'Apply for a HomeLight Card, a credit line secured by the home you own, and follow your application.',
  },
  theme,
  images: { loginBg: loginBackground, homeRoof, emptyState },
  layout: { headerTheme: 'light', loginButtonRemoval: false, loginPageBackground: 'picture' },
  texts: {
    cardName: 'HomeLight Card',
    programName: 'HomeLight',
    customerSupport: { email: 'help@homelight.example' },
    heroSentence: 'A credit line secured by the home you own.',
    welcomeLine: 'One room at a time: you can stop and come back anytime.',
    closingLine: 'Thank you for opening your door to us.',
  },
  legalLinks: {
    privacyNotice: 'home_light/privacy-notice.pdf',
    privacyPolicy: 'home_light/privacy-policy.pdf',
    rateDisclosure: 'home_light/rate-disclosure.pdf',
    termsOfService: 'home_light/terms-of-service.pdf',
    rewardTerms: 'home_light/reward-terms.pdf',
    cardholderAgreement: 'home_light/cardholder-agreement.pdf',
    securityAgreement: 'home_light/home-secured-agreement.pdf',
    patriotAct: 'home_light/patriot-act.pdf',
    accountOpeningDisclosures: 'home_light/account-opening-disclosures.pdf',
    eSignDisclosure: 'home_light/e-sign-disclosure.pdf',
    tcpa: 'home_light/tcpa.pdf',
  },
  links: {
    appStoreUrl: 'https://apps.example/homelight/ios',
    playStoreUrl: 'https://apps.example/homelight/android',
  },
} as const satisfies BrandInput;
