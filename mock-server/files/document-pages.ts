import { LEGAL_TEXTS, type LegalDocumentName } from '../../fixtures/legal/legal-texts';

/** Pages of the PDFs, for lists that are shown before a document is opened. A test counts them. */
const PAGES: Readonly<Record<LegalDocumentName, number>> = {
  'privacy-notice': 2,
  'privacy-policy': 2,
  'rate-disclosure': 2,
  'terms-of-service': 2,
  'reward-terms': 1,
  'cardholder-agreement': 3,
  'security-agreement': 1,
  'home-secured-agreement': 2,
  'patriot-act': 1,
  'account-opening-disclosures': 2,
  'e-sign-disclosure': 1,
  tcpa: 1,
};

/** Title and number of pages of a legal document. */
export function documentFacts(name: LegalDocumentName): {
  readonly title: string;
  readonly pages: number;
} {
  return { title: LEGAL_TEXTS[name].title, pages: PAGES[name] };
}
