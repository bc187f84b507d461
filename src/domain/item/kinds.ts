import type { AppraisalScreenId } from '../../catalogue/appraisal-screens';
import type { ItemKindName } from '../../catalogue/items';

interface KindWords {
  readonly label: string;
  readonly description?: string;
  readonly screen: AppraisalScreenId;
}

export const KINDS: Readonly<Record<ItemKindName, KindWords>> = {
  METAL: {
    label: 'Metal',
    description: 'Bars, coins, chains, bracelets, scrap',
    screen: 'quick-appraisal-metal',
  },
  GEMSTONE: {
    label: 'Gemstone',
    description: 'Loose stone',
    screen: 'quick-appraisal-gemstone',
  },
  RING: { label: 'Ring', screen: 'quick-appraisal-ring' },
  EARRINGS: { label: 'Earrings', screen: 'quick-appraisal-earrings' },
  NECKLACE: { label: 'Necklace', screen: 'quick-appraisal-necklace' },
  WATCH: { label: 'Watch', screen: 'quick-appraisal-watch' },
  OTHER: { label: 'Other', screen: 'quick-appraisal-other' },
};

/** Null on the screen to choose a kind. */
export function kindOfScreen(screen: string): ItemKindName | null {
  const found = Object.entries(KINDS).find(([, words]) => words.screen === screen);
  return found === undefined ? null : (found[0] as ItemKindName);
}
