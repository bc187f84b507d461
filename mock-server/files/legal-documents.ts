/** Titles and lengths of the legal documents; the length is that of the PDF that is served. */
const LEGAL_DOCUMENTS = {
  'privacy-notice': { title: 'Privacy Notice', pages: 2 },
  'privacy-policy': { title: 'Privacy Policy', pages: 2 },
  'rate-disclosure': { title: 'Rate Disclosure', pages: 1 },
  'terms-of-service': { title: 'Terms of Service', pages: 2 },
  'reward-terms': { title: 'Reward Terms', pages: 1 },
  'cardholder-agreement': { title: 'Cardholder Agreement', pages: 3 },
  'security-agreement': { title: 'Security Agreement', pages: 2 },
  'home-secured-agreement': { title: 'Home-Secured Agreement', pages: 3 },
  'patriot-act': { title: 'USA PATRIOT Act Notice', pages: 1 },
  'account-opening-disclosures': { title: 'Account Opening Disclosures', pages: 2 },
  'e-sign-disclosure': { title: 'E-Sign Disclosure', pages: 1 },
  tcpa: { title: 'Text and Call Consent', pages: 1 },
} as const;

export type LegalDocumentName = keyof typeof LEGAL_DOCUMENTS;

/** Names of the documents each program has at `/files/<program>/<name>.pdf`. */
export const LEGAL_DOCUMENT_NAMES = Object.keys(LEGAL_DOCUMENTS) as readonly LegalDocumentName[];

/** Title and number of pages of a legal document. */
export function legalDocumentFile(name: LegalDocumentName): {
  readonly title: string;
  readonly pages: number;
} {
  return LEGAL_DOCUMENTS[name];
}

/** Whether `value` names a legal document. */
export function isLegalDocumentName(value: string): value is LegalDocumentName {
  return Object.hasOwn(LEGAL_DOCUMENTS, value);
}
