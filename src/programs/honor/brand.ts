import type { BrandInput } from '../schema';
import emptyState from './empty-state.svg';
import favicon from './favicon.svg';
import homeRoof from './home-roof.svg';
import loginBackground from './login-background.svg';
import logo from './logo.svg';
import { theme } from './theme';

/** Oxblood and cream, a laurel, formal as a letter on good paper. */
export const brand = {
  logo,
  favicon,
  meta: {
    title: 'Honor Credit',
    description:
      'Apply for an Honor Card in a few minutes and follow your application from the first question to the signature.',
  },
  theme,
  images: { loginBg: loginBackground, homeRoof, emptyState },
  layout: { headerTheme: 'dark', loginButtonRemoval: true, loginPageBackground: 'plain' },
  texts: {
    cardName: 'Honor Card',
    programName: 'Honor',
    customerSupport: { phone: '1-800-555-0142', email: 'help@honor.example' },
    heroSentence: 'A credit card with no deposit to pay.',
    welcomeLine: 'Everything in good order, in a few short steps.',
    closingLine: 'The honor is ours. Thank you.',
  },
  legalLinks: {
    privacyNotice: 'honor/privacy-notice.pdf',
    privacyPolicy: 'honor/privacy-policy.pdf',
    rateDisclosure: 'honor/rate-disclosure.pdf',
    termsOfService: 'honor/terms-of-service.pdf',
    rewardTerms: 'honor/reward-terms.pdf',
    cardholderAgreement: 'honor/cardholder-agreement.pdf',
    patriotAct: 'honor/patriot-act.pdf',
    accountOpeningDisclosures: 'honor/account-opening-disclosures.pdf',
    eSignDisclosure: 'honor/e-sign-disclosure.pdf',
    tcpa: 'honor/tcpa.pdf',
  },
  links: {
    appStoreUrl: 'https://apps.example/honor/ios',
    playStoreUrl: 'https://apps.example/honor/android',
  },
} as const satisfies BrandInput;
