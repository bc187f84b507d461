import { programDefinition } from '../../catalogue/programs';
import { clock } from '../../services/clock';
import { documentTitle } from '../../domain/program/document-title';
import { useBrand, useLegalLink } from '../../domain/program/use-brand';
import { openCookieSettings } from '../../shell/cookies/cookie-settings';
import { CONTENT } from '../../programs/content-config';
import type { LegalLinkKey } from '../../programs/schema';
import { SiteFooter } from '../../ui/site-footer';

const FOOTER_LINKS: readonly LegalLinkKey[] = [
  'privacyPolicy',
  'privacyNotice',
  'rateDisclosure',
  'termsOfService',
  'cardholderAgreement',
  'securityAgreement',
  'accountOpeningDisclosures',
  'eSignDisclosure',
  'patriotAct',
  'tcpa',
  'rewardTerms',
];

/** A bank's name may end with a period. */
function endSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

/** Leaves out documents that the program lacks. `folded`: collapses the documents. */
export function PortalFooter({ folded = false }: { readonly folded?: boolean }) {
  const { id, texts } = useBrand();
  const { security } = programDefinition(id);
  const linkOf = useLegalLink();
  const links = FOOTER_LINKS.flatMap((key) => {
    const href = linkOf(key);
    return href === undefined ? [] : [{ label: documentTitle(key, security), href, pdf: true }];
  });
  return (
    <SiteFooter
      links={links}
      {...(folded ? { foldedAs: 'Legal documents' } : {})}
      actions={[{ label: 'Cookie Settings and Privacy Choices', onClick: openCookieSettings }]}
      lines={[
        endSentence(`${texts.cardName} is issued by ${CONTENT.bankName}`),
        `© ${clock.date().getFullYear()} ${texts.programName}`,
      ]}
    />
  );
}
