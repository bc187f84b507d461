import type { BrandInput } from '../schema';
import emptyState from './empty-state.svg';
import favicon from './favicon.svg';
import homeRoof from './home-roof.svg';
import loginBackground from './login-background.svg';
import logo from './logo.svg';
import { theme } from './theme';

/** Deep green, a keystone, solid. */
export const brand = {
  logo,
  favicon,
  meta: {
    title: 'Safeguard Credit',
    description:
      'Apply for a Safeguard Card in a few minutes, see your offer before anything counts, and follow your application.',
  },
  theme,
  images: { loginBg: loginBackground, homeRoof, emptyState },
  layout: { headerTheme: 'dark', loginButtonRemoval: false, loginPageBackground: 'picture' },
  texts: {
    cardName: 'Safeguard Card',
    programName: 'Safeguard',
    customerSupport: { email: 'help@safeguard.example' },
    heroSentence: 'Review your offer and its terms before you decide.',
    welcomeLine: 'Stone by stone: a few short steps, and you check each one.',
    closingLine: 'The keystone is set. Thank you for your trust.',
  },
  legalLinks: {
    privacyNotice: 'safeguard/privacy-notice.pdf',
    privacyPolicy: 'safeguard/privacy-policy.pdf',
    rateDisclosure: 'safeguard/rate-disclosure.pdf',
    termsOfService: 'safeguard/terms-of-service.pdf',
    rewardTerms: 'safeguard/reward-terms.pdf',
    cardholderAgreement: 'safeguard/cardholder-agreement.pdf',
    patriotAct: 'safeguard/patriot-act.pdf',
    accountOpeningDisclosures: 'safeguard/account-opening-disclosures.pdf',
    eSignDisclosure: 'safeguard/e-sign-disclosure.pdf',
    tcpa: 'safeguard/tcpa.pdf',
  },
  links: {
    appStoreUrl: 'https://apps.example/safeguard/ios',
    playStoreUrl: 'https://apps.example/safeguard/android',
  },
} as const satisfies BrandInput;
