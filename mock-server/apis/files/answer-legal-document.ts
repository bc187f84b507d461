import { isProgramId } from '../../../src/catalogue/programs';
import { legalDocument } from '../../domain/documents/legal-documents';
import { noSuchFile, pdfResponse } from './pdf-response';

/** 404 if the program doesn't have the document. */
export async function answerLegalDocument(path: string): Promise<Response> {
  const [, program = '', name = ''] = /^([a-z_]+)\/([a-z-]+)\.pdf$/.exec(path) ?? [];
  const document = isProgramId(program) ? await legalDocument(program, name) : null;
  return document === null ? noSuchFile(path) : pdfResponse(document.bytes, `${name}.pdf`);
}
