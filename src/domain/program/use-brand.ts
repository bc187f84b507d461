import { createContext, useContext } from 'react';
import type { ProgramId } from '../../catalogue/programs';
import type { Brand } from '../../programs/schema';

export interface CurrentBrand extends Brand {
  readonly id: ProgramId;
}

export const BrandContext = createContext<CurrentBrand | null>(null);

/** The brand under which the portal is shown. Throws outside of the app. */
export function useBrand(): CurrentBrand {
  const brand = useContext(BrandContext);
  if (brand === null) throw new Error('There is no brand outside of the app.');
  return brand;
}
