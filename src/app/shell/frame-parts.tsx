import { clock } from '../../services/clock';
import { configuration } from '../../services/configuration/configuration';
import { useBrand } from '../../common/brand/use-brand';
import { openHelpCenter } from '../../common/help/help-center';
import { CONTENT } from '../../programs/content-config';
import type { LegalLinkKey } from '../../programs/schema';
import { HelpBlock } from '../../ui/help-block';
import { SiteFooter } from '../../ui/site-footer';

/** The legal links in the footer, in their fixed order. */
const FOOTER_LINKS: readonly { readonly key: LegalLinkKey; readonly label: string }[] = [
  { key: 'privacyPolicy', label: 'Privacy Policy' },
  { key: 'privacyNotice', label: 'Privacy Notice' },
  { key: 'rateDisclosure', label: 'Rate Disclosure' },
  { key: 'termsOfService', label: 'Terms of Service' },
  { key: 'cardholderAgreement', label: 'Cardholder Agreement' },
  { key: 'securityAgreement', label: 'Security Agreement' },
  { key: 'accountOpeningDisclosures', label: 'Account Opening Disclosures' },
  { key: 'eSignDisclosure', label: 'E-Sign Disclosure' },
  { key: 'patriotAct', label: 'USA PATRIOT Act Notice' },
  { key: 'tcpa', label: 'Text and Call Consent' },
  { key: 'rewardTerms', label: 'Reward Terms' },
];

/** A bank's name can end in a period of its own. */
function endSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

/** The footer of every page: a document that the program does not have is left out. */
export function PortalFooter() {
  const { legalLinks, texts } = useBrand();
  const { filesHost } = configuration();
  const links = FOOTER_LINKS.flatMap(({ key, label }) => {
    const file = legalLinks[key];
    return file === undefined ? [] : [{ label, href: `${filesHost}/${file}`, pdf: true }];
  });
  return (
    <SiteFooter
      links={links}
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
