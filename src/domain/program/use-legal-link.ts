import type { LegalLinkKey } from '../../programs/schema';
import { fileAddress } from '../../services/configuration/configuration';
import { useBrand } from './use-brand';

/** Addresses of the brand's legal documents, PDFs on the files host; undefined where the brand has none. */
export function useLegalLink(): (key: LegalLinkKey) => string | undefined {
  const { legalLinks } = useBrand();
  return (key) => {
    const file = legalLinks[key];
    return file === undefined ? undefined : fileAddress(file);
  };
}

/** Address of the PDF with which somebody tries whether PDFs open. */
export function useSampleDocument(): string {
  return fileAddress(`${useBrand().id}/sample.pdf`);
}
