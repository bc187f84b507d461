import type { BrandInput } from '../schema';
import emptyState from './empty-state.svg';
import favicon from './favicon.svg';
import homeRoof from './home-roof.svg';
import loginBackground from './login-background.svg';
import logo from './logo.svg';
import { theme } from './theme';

/** Basil, gold leaf, jewelry in fine line. */
export const brand = {
  logo,
  favicon,
  meta: {
    title: 'Pesto Item Credit',
    description:
      'Turn jewelry you own into a credit line, without selling it: estimate it, ship it insured, and look at your offer.',
  },
  theme,
  images: { loginBg: loginBackground, homeRoof, emptyState },
  layout: { headerTheme: 'light', loginButtonRemoval: false, loginPageBackground: 'picture' },
  texts: {
    cardName: 'Pesto Item Card',
    programName: 'Pesto Item',
    customerSupport: { email: 'help@pesto-item.example' },
    heroSentence: 'Turn jewelry you own into a credit line, without selling it.',
    welcomeLine: 'Bring out what you own. We look closely, and so can you.',
    closingLine: 'Thank you for showing us your pieces.',
  },
  legalLinks: {
    privacyNotice: 'pesto_item/privacy-notice.pdf',
    privacyPolicy: 'pesto_item/privacy-policy.pdf',
    rateDisclosure: 'pesto_item/rate-disclosure.pdf',
    termsOfService: 'pesto_item/terms-of-service.pdf',
    rewardTerms: 'pesto_item/reward-terms.pdf',
    cardholderAgreement: 'pesto_item/cardholder-agreement.pdf',
    securityAgreement: 'pesto_item/security-agreement.pdf',
    patriotAct: 'pesto_item/patriot-act.pdf',
    accountOpeningDisclosures: 'pesto_item/account-opening-disclosures.pdf',
    eSignDisclosure: 'pesto_item/e-sign-disclosure.pdf',
    tcpa: 'pesto_item/tcpa.pdf',
  },
  links: {
    appStoreUrl: 'https://apps.example/pesto-item/ios',
    playStoreUrl: 'https://apps.example/pesto-item/android',
  },
} as const satisfies BrandInput;
