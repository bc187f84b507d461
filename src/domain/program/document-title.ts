import type { Security } from '../../catalogue/programs';
import type { LegalLinkKey } from '../../programs/schema';

const TITLES: Readonly<Record<LegalLinkKey, string>> = {
  privacyNotice: 'Privacy Notice',
  privacyPolicy: 'Privacy Policy',
  rateDisclosure: 'Rate Disclosure',
  termsOfService: 'Terms of Service',
  rewardTerms: 'Reward Terms',
  cardholderAgreement: 'Cardholder Agreement',
  securityAgreement: 'Security Agreement',
  patriotAct: 'USA PATRIOT Act Notice',
  accountOpeningDisclosures: 'Account Opening Disclosures',
  eSignDisclosure: 'E-Sign Disclosure',
  tcpa: 'Text and Call Consent',
};

/** The security agreement of a home has another title. */
export function documentTitle(key: LegalLinkKey, security: Security): string {
  return key === 'securityAgreement' && security === 'home'
    ? 'Home-Secured Agreement'
    : TITLES[key];
}
