import { legalTexts, type LegalDocumentName } from '../../../fixtures/legal/legal-texts';
import type { LegalText } from '../../../fixtures/legal/legal-text';
import { programDefinition, type ProgramId } from '../../../src/catalogue/programs';
import { programTerms } from '../../../src/catalogue/terms';
import { CONTENT } from '../../../src/programs/content-config';
import { loadBrand } from '../../../src/programs/registry';
import { brandNames } from '../messages/brand-names';
import { fillIn } from './fill-in';
import { longDate } from '../lifecycle/long-date';
import { makePdf, type MadePdf } from './make-pdf';

export const SAMPLE_NOTE = 'Sample document. Needs counsel.';

/** Not linked on the site: they come with the consent and with the agreements. */
const UNLINKED: readonly LegalDocumentName[] = ['sample', 'right-to-cancel'];

/** File names. */
export async function programDocuments(
  program: ProgramId,
): Promise<ReadonlyMap<string, LegalText>> {
  const { legalLinks } = await loadBrand(program);
  const linked = new Set(Object.values(legalLinks));
  const texts = legalTexts(programDefinition(program).security);
  return new Map(
    Object.entries(texts).filter(
      ([name]) =>
        linked.has(`${program}/${name}.pdf`) || UNLINKED.some((unlinked) => unlinked === name),
    ),
  );
}

async function printText(text: LegalText, program: ProgramId): Promise<MadePdf> {
  const { programName } = await brandNames(program);
  const { security } = programDefinition(program);
  const blocks =
    typeof text.blocks === 'function'
      ? text.blocks({ terms: programTerms(program), security })
      : text.blocks;
  return makePdf({
    title: text.title,
    subtitle: `${programName}  ·  ${CONTENT.creditorName}  ·  Last updated ${longDate(CONTENT.lastUpdated)}`,
    author: CONTENT.creditorName,
    note: SAMPLE_NOTE,
    date: CONTENT.lastUpdated,
    blocks: await fillIn(blocks, program),
  });
}

export interface LegalDocument extends MadePdf {
  readonly title: string;
}

/** Generated documents never change. */
const made = new Map<string, Promise<LegalDocument>>();

/** Null if the program doesn't have the document. */
export async function legalDocument(
  program: ProgramId,
  name: string,
): Promise<LegalDocument | null> {
  const text = (await programDocuments(program)).get(name);
  if (text === undefined) return null;
  const key = `${program}/${name}`;
  const document =
    made.get(key) ?? printText(text, program).then((pdf) => ({ ...pdf, title: text.title }));
  made.set(key, document);
  return document;
}
