import { flowMap } from '../../cli/map/map-model';
import { makeSeed } from '../../cli/support/make-seed';
import { seedDestination } from '../../cli/support/seed-link';
import { encodeSeed, SEED_PARAMETER } from '../../mock-server/scenario/seed';
import { screenDefinition } from '../../src/catalogue/screens';
import { loadBrand } from '../../src/programs/registry';
import type { ProgramId } from '../../src/catalogue/programs';
import { LOOKS } from '../../src/programs/themes';

type SeedOptions = Parameters<typeof makeSeed>[0];

const seedOf = (program: ProgramId, options: SeedOptions) => makeSeed({ program, ...options });

/** The screens of the picture of the product, one beside the other. */
const PHONES = [
  seedOf('home_light', { screen: 'login', signedOut: true }),
  seedOf('trovy', { screen: 'offer' }),
  seedOf('pesto_cash', { screen: 'congratulations' }),
];

/** The screen beside the panel. */
const BESIDE_PANEL = seedOf('safeguard', { screen: 'offer' });

const shot = (seed: ReturnType<typeof makeSeed>) => ({
  screen: seedDestination(seed).screen,
  query: `?${SEED_PARAMETER}=${encodeSeed(seed)}`,
});

async function screenFacts(seed: ReturnType<typeof makeSeed>) {
  const { texts } = await loadBrand(seed.program);
  const { heading } = screenDefinition(seedDestination(seed).screen);
  return { heading, texts, look: LOOKS[seed.program] };
}

/** The pictures of README.md. */
export const README_PICTURES = {
  /** Holds them, and what they were made from. */
  folder: 'docs/pictures',
  shots: { phones: PHONES.map(shot), panel: shot(BESIDE_PANEL) },
  /**
   * What a reader would recognise on them: brands with their words and looks, headings of the screens,
   * places and arrows of the map. It changes when they have become untrue, and not with each
   * change of a component.
   */
  show: {
    screens: await Promise.all([...PHONES, BESIDE_PANEL].map(screenFacts)),
    map: flowMap('home'),
  },
};
