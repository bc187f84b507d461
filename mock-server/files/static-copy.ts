import { DEFAULT_PROGRAM, PROGRAM_IDS } from '../../src/catalogue/programs';
import { LEGAL_DOCUMENT_NAMES, legalDocument, sampleDocument } from './legal-documents';

/** Every legal document as a file of a static copy: path below the site's root, and bytes. Made on import. */
export const STATIC_FILES: readonly { readonly path: string; readonly bytes: Uint8Array }[] =
  await Promise.all([
    sampleDocument(DEFAULT_PROGRAM).then((bytes) => ({ path: 'files/sample.pdf', bytes })),
    ...PROGRAM_IDS.flatMap((program) =>
      LEGAL_DOCUMENT_NAMES.map(async (name) => ({
        path: `files/${program}/${name}.pdf`,
        bytes: await legalDocument(program, name),
      })),
    ),
  ]);
