import { createContext, useContext } from 'react';
import type { ProgramId } from '../../catalogue/programs';
import type { Brand, LegalLinkKey } from '../../programs/schema';
import { fileAddress } from '../../services/configuration/configuration';
import { useHydrated } from '../../ui/use-hydrated';

export interface CurrentBrand extends Brand {
  readonly id: ProgramId;
}

export const BrandContext = createContext<CurrentBrand | null>(null);

/** Throws outside the app. */
export function useBrand(): CurrentBrand {
  const brand = useContext(BrandContext);
  if (brand === null) throw new Error('There is no brand outside of the app.');
  return brand;
}

/**
 * Returns URLs of PDFs on the files host. Undefined if the brand lacks the document, or in
 * prerendered markup, where the files host is unknown.
 */
export function useLegalLink(): (key: LegalLinkKey) => string | undefined {
  const { legalLinks } = useBrand();
  const isHydrated = useHydrated();
  return (key) => {
    const file = legalLinks[key];
    return file === undefined || !isHydrated ? undefined : fileAddress(file);
  };
}

/** Lets applicants check whether PDFs open. */
export function useSampleDocument(): string {
  return fileAddress(`${useBrand().id}/sample.pdf`);
}
