import { LEGAL_TEXTS, type LegalDocumentName } from '../../fixtures/legal/legal-texts';
import type { LegalText } from '../../fixtures/legal/legal-text';
import { SAMPLE_DOCUMENT } from '../../fixtures/legal/consents';
import { CONTENT } from '../../src/programs/content-config';
import { brandNames } from './brand-names';
import { fillIn } from './fill-in';
import { longDate } from './long-date';
import { makePdf } from './make-pdf';

/** Names of the documents each program has at `/files/<program>/<name>.pdf`. */
export const LEGAL_DOCUMENT_NAMES = Object.keys(LEGAL_TEXTS) as readonly LegalDocumentName[];

/** At the foot of every document of this world. */
export const SAMPLE_NOTE = 'Sample document. Needs counsel.';

/** Whether `value` names a legal document. */
export function isLegalDocumentName(value: string): value is LegalDocumentName {
  return Object.hasOwn(LEGAL_TEXTS, value);
}

async function printText(text: LegalText, program: string): Promise<Uint8Array> {
  const { programName } = await brandNames(program);
  return makePdf({
    title: text.title,
    subtitle: `${programName}  ·  ${CONTENT.creditorName}  ·  Last updated ${longDate(CONTENT.lastUpdated)}`,
    author: CONTENT.creditorName,
    note: SAMPLE_NOTE,
    date: CONTENT.lastUpdated,
    blocks: await fillIn(text.blocks, program),
  });
}

/** A legal document of a program as a PDF. Throws for a name that is not in LEGAL_DOCUMENT_NAMES. */
export async function legalDocument(program: string, name: string): Promise<Uint8Array> {
  if (!isLegalDocumentName(name)) {
    throw new Error(`No legal document "${name}". There are: ${LEGAL_DOCUMENT_NAMES.join(', ')}`);
  }
  return printText(LEGAL_TEXTS[name], program);
}

/** The PDF with which an applicant tries whether PDFs open. */
export function sampleDocument(program: string): Promise<Uint8Array> {
  return printText(SAMPLE_DOCUMENT, program);
}
