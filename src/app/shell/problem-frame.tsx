import type { ReactNode } from 'react';
import { SCREENS } from '../../catalogue/screens';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import type { CurrentBrand } from '../../domain/program/use-brand';
import { showIcon } from '../boot/apply-brand';
import { chooseProgram } from '../../programs/choose-program';
import { loadBrand } from '../../programs/registry';
import { localStore } from '../../services/storage/storage';
import { PhoneLink } from '../../ui/phone-link';
import { UnpluggedPicture } from '../../ui/pictures/end-pictures';
import { PictureHeading } from '../../ui/picture-heading';
import { TextLink } from '../../ui/button';
import { SiteHeader } from '../../ui/site-header';

export interface ProblemFrame {
  readonly brand: CurrentBrand;
  readonly header: ReactNode;
  readonly picture: ReactNode;
  head(words: ReactNode): ReactNode;
  readonly help: ReactNode;
}

/** As far as known without a configuration. */
async function likelyBrand(): Promise<CurrentBrand> {
  const id = chooseProgram({
    parameter: new URLSearchParams(window.location.search).get('program'),
    stored: localStore.getItem(STORAGE_KEYS.program),
    hostname: window.location.hostname,
    hosts: {},
  });
  return { ...(await loadBrand(id)), id };
}

/** Uses the `shown` brand, or the likely one if the page didn't start. */
export async function problemFrame(shown: CurrentBrand | null): Promise<ProblemFrame> {
  const brand = shown ?? (await likelyBrand());
  showIcon(brand);
  const { logo, layout, texts } = brand;
  const { phone, email } = texts.customerSupport;
  return {
    brand,
    header: (
      <SiteHeader
        logo={{ src: logo, alt: texts.programName, href: SCREENS.home.path }}
        theme={layout.headerTheme}
      />
    ),
    picture: <UnpluggedPicture />,
    head: (words) => (
      <PictureHeading picture={<UnpluggedPicture />} until="desktop">
        {words}
      </PictureHeading>
    ),
    help: (
      <section aria-label="Help">
        Need help? Call <PhoneLink phone={phone} /> or email{' '}
        <TextLink href={`mailto:${email}`}>{email}</TextLink>.
      </section>
    ),
  };
}
