import { programDefinition } from '../../catalogue/programs';
import type { LegalLinkKey } from '../../programs/schema';
import { TextLink } from '../../ui/button';
import { documentTitle } from '../program/document-title';
import { useBrand, useLegalLink } from '../program/use-brand';

/** A link to one of the brand's legal documents, a PDF in a new tab; its plain title where the brand has none. */
export function DocumentLink({
  document,
  alone = false,
}: {
  readonly document: LegalLinkKey;
  /** In a line of its own. */
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
