import type { LegalLinkKey } from '../../programs/schema';
import { fileAddress } from '../../services/configuration/configuration';
import { useHydrated } from '../../ui/use-hydrated';
import { useBrand } from './use-brand';

/**
 * Returns the addresses of the brand's legal documents, PDFs on the files host. Undefined if the brand has none, or in
 * prerendered markup: the build doesn't know the files host.
 */
export function useLegalLink(): (key: LegalLinkKey) => string | undefined {
  const { legalLinks } = useBrand();
  const isHydrated = useHydrated();
  return (key) => {
    const file = legalLinks[key];
    return file === undefined || !isHydrated ? undefined : fileAddress(file);
  };
}

/** Address of the PDF with which somebody tries whether PDFs open. */
export function useSampleDocument(): string {
  return fileAddress(`${useBrand().id}/sample.pdf`);
}
