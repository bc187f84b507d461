import { DEFAULT_PROGRAM, isProgramId } from '../../src/catalogue/programs';
import { isLegalDocumentName, legalDocument, sampleDocument } from './legal-documents';
import { noSuchFile, pdfResponse } from './pdf-response';

/** Answers `<program>/<name>.pdf` and `sample.pdf`. */
export async function answerLegalDocument(path: string): Promise<Response> {
  if (path === 'sample.pdf') return pdfResponse(await sampleDocument(DEFAULT_PROGRAM), path);
  const [, program = '', name = ''] = /^([a-z_]+)\/([a-z-]+)\.pdf$/.exec(path) ?? [];
  if (!isProgramId(program) || !isLegalDocumentName(name)) return noSuchFile(path);
  return pdfResponse(await legalDocument(program, name), `${name}.pdf`);
}
