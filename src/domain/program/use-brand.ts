import { createContext, useContext } from 'react';
import type { ProgramId } from '../../catalogue/programs';
import type { Brand, LegalLinkKey } from '../../programs/schema';
import { fileAddress } from '../../services/configuration/configuration';
import { useHydrated } from '../../ui/use-hydrated';

export interface CurrentBrand extends Brand {
  readonly id: ProgramId;
}

export const BrandContext = createContext<CurrentBrand | null>(null);

/** Returns the displayed brand. Throws outside the app. */
export function useBrand(): CurrentBrand {
  const brand = useContext(BrandContext);
  if (brand === null) throw new Error('There is no brand outside of the app.');
  return brand;
}

/**
 * Returns the addresses of the brand's legal documents, PDFs on the files host. Undefined if the
 * brand has none, or in prerendered markup: the build doesn't know the files host.
 */
export function useLegalLink(): (key: LegalLinkKey) => string | undefined {
  const { legalLinks } = useBrand();
  const isHydrated = useHydrated();
  return (key) => {
    const file = legalLinks[key];
    return file === undefined || !isHydrated ? undefined : fileAddress(file);
  };
}

/** Returns the address of the sample PDF that lets applicants check whether PDFs open. */
export function useSampleDocument(): string {
  return fileAddress(`${useBrand().id}/sample.pdf`);
}
