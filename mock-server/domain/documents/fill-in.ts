import type { LegalBlock } from '../../../fixtures/legal/legal-text';
import type { ProgramId } from '../../../src/catalogue/programs';
import { termFigures, type TermPart } from '../../../src/catalogue/rate-table';
import { programTerms } from '../../../src/catalogue/terms';
import { CONTENT } from '../../../src/programs/content-config';
import { brandNames } from '../messages/brand-names';

async function valuesFor(program: ProgramId): Promise<Readonly<Record<string, string>>> {
  return {
    ...(await brandNames(program)),
    ...termFigures(programTerms(program)),
    creditorName: CONTENT.creditorName,
    creditorAddress: CONTENT.creditorAddress,
    bankName: CONTENT.bankName,
    agencyName: CONTENT.agencyName,
    agencyAddress: CONTENT.agencyAddress,
    eSignVersion: CONTENT.eSignVersion,
  };
}

/** Replaces placeholders in braces. Throws if one has no value. */
export async function fillIn(
  blocks: readonly LegalBlock[],
  program: ProgramId,
): Promise<readonly LegalBlock[]> {
  const values = await valuesFor(program);
  const fill = (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => {
      const value = values[name];
      if (value === undefined || value === '') {
        throw new Error(`A legal document of ${program} asks for {${name}}`);
      }
      return value;
    });
  return blocks.map((block): LegalBlock => {
    if (typeof block === 'string') return fill(block);
    if ('heading' in block) return { heading: fill(block.heading) };
    if ('item' in block) return { item: fill(block.item) };
    if ('cells' in block) return { ...block, cells: block.cells.map(fill) };
    const { header, parts } = block.row;
    const filled = parts.map((part): TermPart =>
      Object.fromEntries(Object.entries(part).map(([key, text]) => [key, fill(text)])),
    );
    return { row: { ...block.row, header: fill(header), parts: filled } };
  });
}
