import type { LegalBlock } from '../../fixtures/legal/legal-text';

export interface PdfContent {
  readonly title: string;
  /** The line below the title. */
  readonly subtitle: string;
  readonly author: string;
  /** What stands at the foot of every page. */
  readonly note: string;
  /** Date of the document, ISO; the only date that is in the file. */
  readonly date: string;
  readonly blocks: readonly LegalBlock[];
}

/** A readable PDF. The same content gives the same bytes. */
export async function makePdf(content: PdfContent): Promise<Uint8Array> {
  // Loaded when the first document is asked for: most visits never do.
  const [{ PDFDocument, StandardFonts }, { PdfWriter }] = await Promise.all([
    import('pdf-lib'),
    import('./pdf-writer'),
  ]);
  const document = await PDFDocument.create({ updateMetadata: false });
  const date = new Date(content.date);
  document.setTitle(content.title, { showInWindowTitleBar: true });
  document.setAuthor(content.author);
  document.setLanguage('en-US');
  document.setProducer('Credit application portal, mock files host');
  document.setCreator('Credit application portal, mock files host');
  document.setCreationDate(date);
  document.setModificationDate(date);
  const writer = new PdfWriter(document, {
    regular: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  });
  writer.title(content.title, content.subtitle);
  for (const block of content.blocks) writer.block(block);
  writer.finish(content.note);
  return document.save();
}
