import { useEffect } from 'react';
import { useBrand } from '../../domain/program/use-brand';

/** Sets the page title: "heading | brand", with "Error: " before it after a failed submit. */
export function useDocumentTitle(heading: string, hasErrors = false): void {
  const { meta } = useBrand();
  useEffect(() => {
    document.title = `${hasErrors ? 'Error: ' : ''}${heading} | ${meta.title}`;
  }, [heading, hasErrors, meta.title]);
}
