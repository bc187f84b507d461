import { programDefinition } from '../../catalogue/programs';
import type { LegalLinkKey } from '../../programs/schema';
import { TextLink } from '../../ui/button';
import { documentTitle } from '../program/document-title';
import { useBrand, useLegalLink } from '../program/use-brand';

/** Opens a PDF in a new tab; plain text if the brand lacks the document. */
export function DocumentLink({
  document,
  alone = false,
}: {
  readonly document: LegalLinkKey;
  readonly alone?: boolean;
}) {
  const href = useLegalLink()(document);
  const title = documentTitle(document, programDefinition(useBrand().id).security);
  return href === undefined ? (
    title
  ) : (
    <TextLink href={href} alone={alone}>
      {title}
    </TextLink>
  );
}
