import { isBrandId, loadBrand } from '../../src/programs/registry';

export interface BrandNames {
  readonly cardName: string;
  readonly programName: string;
  readonly phone: string;
  readonly email: string;
}

const HELP_LINE = '1-800-555-0199';

/** How a program calls itself and its card; plain words for a program that has no brand. */
export async function brandNames(program: string): Promise<BrandNames> {
  if (!isBrandId(program)) {
    return {
      cardName: 'the card',
      programName: 'this program',
      phone: HELP_LINE,
      email: 'help@example.com',
    };
  }
  const { texts } = await loadBrand(program);
  const { cardName, programName, customerSupport } = texts;
  return { cardName, programName, phone: customerSupport.phone, email: customerSupport.email };
}
