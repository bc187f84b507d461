import { flowMap } from '../../cli/map/map-model';
import { makeSeed } from '../../cli/support/make-seed';
import { seedDestination } from '../../mock-server/scenario/seed-destination';
import { encodeSeed, SEED_PARAMETER } from '../../mock-server/scenario/seed';
import { screenDefinition } from '../../src/catalogue/screens';
import { loadBrand } from '../../src/programs/registry';
import type { ProgramId } from '../../src/catalogue/programs';
import { LOOKS } from '../../src/programs/themes';

type SeedOptions = Parameters<typeof makeSeed>[0];

const seedOf = (program: ProgramId, options: SeedOptions) => makeSeed({ program, ...options });

const PHONES = [
  seedOf('home_light', { screen: 'login', signedOut: true }),
  seedOf('trovy', { screen: 'offer' }),
  seedOf('pesto_cash', { screen: 'congratulations' }),
];

const SCREEN_NEXT_TO_PANEL = seedOf('safeguard', { screen: 'offer' });

const shot = (seed: ReturnType<typeof makeSeed>) => ({
  screen: seedDestination(seed).screen,
  query: `?${SEED_PARAMETER}=${encodeSeed(seed)}`,
});

async function screenFacts(seed: ReturnType<typeof makeSeed>) {
  const { texts } = await loadBrand(seed.program);
  const { heading } = screenDefinition(seedDestination(seed).screen);
  return { heading, texts, look: LOOKS[seed.program] };
}

export const README_PICTURES = {
  folder: 'docs/pictures',
  shots: { phones: PHONES.map(shot), panel: shot(SCREEN_NEXT_TO_PANEL) },
  /** Changes when the images are outdated, but not with every component. */
  show: {
    screens: await Promise.all([...PHONES, SCREEN_NEXT_TO_PANEL].map(screenFacts)),
    map: flowMap('home'),
  },
};
