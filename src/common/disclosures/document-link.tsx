import type { LegalLinkKey } from '../../programs/schema';
import { TextLink } from '../../ui/button';
import { useLegalLink } from '../brand/use-legal-link';

/** Titles of the legal documents, as links and lists name them. */
const DOCUMENT_TITLES: Readonly<Record<LegalLinkKey, string>> = {
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

/** A link to one of the brand's legal documents; its plain title where the brand has none. */
export function DocumentLink({ document }: { readonly document: LegalLinkKey }) {
  const href = useLegalLink()(document);
  const title = DOCUMENT_TITLES[document];
  return href === undefined ? title : <TextLink href={href}>{title}</TextLink>;
}
