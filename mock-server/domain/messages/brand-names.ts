import type { ProgramId } from '../../../src/catalogue/programs';
import { loadBrand } from '../../../src/programs/registry';

export interface BrandNames {
  readonly cardName: string;
  readonly programName: string;
  readonly phone: string;
  readonly email: string;
}

export async function brandNames(program: ProgramId): Promise<BrandNames> {
  const { texts } = await loadBrand(program);
  const { cardName, programName, customerSupport } = texts;
  return { cardName, programName, phone: customerSupport.phone, email: customerSupport.email };
}
