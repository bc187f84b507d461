import type { LegalBlock } from '../../../fixtures/legal/legal-text';
import { newPdf, type PdfFacts } from './new-pdf';
import { MARGINS, PdfWriter } from './pdf-writer';

export interface PdfContent extends PdfFacts {
  readonly subtitle: string;
  readonly note: string;
  readonly blocks: readonly LegalBlock[];
}

export interface MadePdf {
  readonly bytes: Uint8Array;
  readonly pages: number;
}

/** Creates a tagged, accessible PDF. The same content gives the same bytes. */
export async function makePdf(content: PdfContent): Promise<MadePdf> {
  const { pdf, finish } = await newPdf(content, MARGINS);
  const writer = new PdfWriter(pdf);
  writer.title(content.title, content.subtitle);
  for (const block of content.blocks) writer.block(block);
  const pages = writer.finish(content.note);
  return { bytes: await finish(), pages };
}
