import { checkSeed } from '../../mock-server/apis/control/check-seed';
import { SEED_PARAMETER, type Seed } from '../../mock-server/scenario/seed';
import { UsageError } from './usage-error';

/** The seed in a text: its own form, or a link that holds it. Throws a UsageError. */
export function checkSeedText(text: string): Seed {
  const fromLink = URL.canParse(text) ? new URL(text).searchParams.get(SEED_PARAMETER) : null;
  const checked = checkSeed(fromLink ?? text);
  if (checked.ok) return checked.seed;
  throw new UsageError(`--seed: ${checked.title}. ${checked.detail}`);
}
