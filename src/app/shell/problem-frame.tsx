import { useContext, useLayoutEffect, type ComponentType } from 'react';
import { SCREENS } from '../../catalogue/screens';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { BrandContext, type CurrentBrand } from '../../domain/program/use-brand';
import { chooseProgram } from '../../programs/choose-program';
import { loadBrand } from '../../programs/registry';
import type { Brand } from '../../programs/schema';
import { localStore } from '../../services/storage/storage';
import { Main } from '../../ui/main';
import { PageFrame } from '../../ui/page-frame';
import { PhoneLink } from '../../ui/phone-link';
import { UnpluggedPicture } from '../../ui/pictures/end-pictures';
import { PictureHeading } from '../../ui/picture-heading';
import { TextLink } from '../../ui/button';
import { SiteHeader } from '../../ui/site-header';
import type { ProblemPageProps } from './problem-page-props';

function ProblemFrame({
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
      end={null}
    >
      <Main
        screenId={screenId}
        picture={<UnpluggedPicture />}
        head={
          <PictureHeading picture={<UnpluggedPicture />} until="desktop">
            {words}
          </PictureHeading>
        }
      >
        {actions}
        <section aria-label="Help">
          Need help? Call <PhoneLink phone={phone} /> or email{' '}
          <TextLink href={`mailto:${email}`}>{email}</TextLink>.
        </section>
      </Main>
    </PageFrame>
  );
}

/** The brand that would have started, as far as that is known without a configuration. */
async function likelyBrand(): Promise<CurrentBrand> {
  const id = chooseProgram({
    parameter: new URLSearchParams(window.location.search).get('program'),
    stored: localStore.getItem(STORAGE_KEYS.program),
    hostname: window.location.hostname,
    hosts: {},
  });
  return { ...(await loadBrand(id)), id };
}

/**
 * The frame of a page that tells of a problem: whose page it is, a picture, and who helps. Under the brand
 * that was shown, or where the page did not start, the one that would have been.
 */
export async function problemFrame(): Promise<ComponentType<ProblemPageProps>> {
  const likely = await likelyBrand();
  return function Framed(props) {
    const shown = useContext(BrandContext);
    useLayoutEffect(() => {
      if (shown === null) document.documentElement.dataset['program'] = likely.id;
    }, [shown]);
    return <ProblemFrame {...props} brand={shown ?? likely} />;
  };
}
