import { PROGRAM_IDS } from '../../../src/catalogue/programs';
import { legalDocument, programDocuments } from './legal-documents';

async function filesOf(program: (typeof PROGRAM_IDS)[number]) {
  const names = [...(await programDocuments(program)).keys()];
  return Promise.all(
    names.map(async (name) => {
      const document = await legalDocument(program, name);
      return document === null
        ? []
        : [{ path: `files/${program}/${name}.pdf`, bytes: document.bytes }];
    }),
  );
}

/** Path below the site root, and bytes. Generated on import. */
export const STATIC_FILES: readonly { readonly path: string; readonly bytes: Uint8Array }[] = (
  await Promise.all(PROGRAM_IDS.map(filesOf))
).flat(2);
