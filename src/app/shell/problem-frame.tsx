import { SCREENS } from '../../catalogue/screens';
import type { Brand } from '../../programs/schema';
import { Main } from '../../ui/main';
import { PageFrame } from '../../ui/page-frame';
import { PhoneLink } from '../../ui/phone-link';
import { UnpluggedPicture } from '../../ui/pictures/end-pictures';
import { PictureHeading } from '../../ui/picture-heading';
import { TextLink } from '../../ui/button';
import { SiteHeader } from '../../ui/site-header';
import type { ProblemPageProps } from './problem-page';

/** The frame of a page that tells of a problem: whose page it is, a picture, and who helps. */
export function ProblemFrame({
  brand,
  screenId,
  words,
  actions,
}: ProblemPageProps & { readonly brand: Brand }) {
  const { logo, layout, texts } = brand;
  const { phone, email } = texts.customerSupport;
  return (
    <PageFrame
      header={
        <SiteHeader
          logo={{ src: logo, alt: texts.programName, href: SCREENS.home.path }}
          theme={layout.headerTheme}
        />
      }
      help={null}
      footer={null}
    >
      <Main screenId={screenId} picture={<UnpluggedPicture />}>
        <PictureHeading picture={<UnpluggedPicture />} until="desktop">
          {words}
        </PictureHeading>
        {actions}
        <section aria-label="Help">
          Need help? Call <PhoneLink phone={phone} /> or email{' '}
          <TextLink href={`mailto:${email}`}>{email}</TextLink>.
        </section>
      </Main>
    </PageFrame>
  );
}
