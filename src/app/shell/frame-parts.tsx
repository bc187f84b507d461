import { programDefinition } from '../../catalogue/programs';
import { clock } from '../../services/clock';
import { documentTitle } from '../../domain/program/document-title';
import { useBrand } from '../../domain/program/use-brand';
import { useLegalLink } from '../../domain/program/use-legal-link';
import { openCookieSettings } from '../../shell/cookies/cookie-settings';
import { openHelpCenter } from '../../shell/help/help-center';
import { CONTENT } from '../../programs/content-config';
import type { LegalLinkKey } from '../../programs/schema';
import { HelpBlock } from '../../ui/help-block';
import { SiteFooter } from '../../ui/site-footer';

/** The legal links in the footer, in their fixed order. */
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

/** A bank's name can end in a period of its own. */
function endSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

/** The footer of every page: a document that the program does not have is left out. */
export function PortalFooter() {
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
      actions={[{ label: 'Cookie Settings and Privacy Choices', onClick: openCookieSettings }]}
      lines={[
        endSentence(`${texts.cardName} is issued by ${CONTENT.bankName}`),
        `© ${clock.date().getFullYear()} ${texts.programName}`,
      ]}
    />
  );
}

/** The help block, at the same place on every page. */
export function PortalHelp() {
  const { phone, email } = useBrand().texts.customerSupport;
  return <HelpBlock phone={phone} email={email} onNeedHelp={() => openHelpCenter()} />;
}
