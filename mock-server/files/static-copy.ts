import { PROGRAM_IDS } from '../../src/catalogue/programs';
import { LEGAL_DOCUMENT_NAMES, legalDocument } from './legal-documents';

/** Every legal document as a file of a static copy: path below the site's root, and bytes. Made on import. */
export const STATIC_FILES: readonly { readonly path: string; readonly bytes: Uint8Array }[] =
  await Promise.all(
    PROGRAM_IDS.flatMap((program) =>
      LEGAL_DOCUMENT_NAMES.map(async (name) => ({
        path: `files/${program}/${name}.pdf`,
        bytes: await legalDocument(program, name),
      })),
    ),
  );
