import { checkSeed } from '../../mock-server/apis/control/check-seed';
import { SEED_PARAMETER, type Seed } from '../../mock-server/scenario/seed';
import { invalid } from './errors';

/** `text`: a seed or a seed link. Throws a UsageError. */
export function checkSeedText(text: string): Seed {
  const fromLink = URL.canParse(text) ? new URL(text).searchParams.get(SEED_PARAMETER) : null;
  const checked = checkSeed(fromLink ?? text);
  if (checked.ok) return checked.seed;
  throw invalid('--seed', text, `${checked.title}. ${checked.detail}`);
}
