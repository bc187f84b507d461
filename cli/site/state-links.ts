import { encodeSeed, SEED_PARAMETER } from '../../mock-server/scenario/seed';
import { findRoute } from '../../src/catalogue/routes';
import { SCREEN_IDS, type ScreenId } from '../../src/catalogue/screens';
import { isStatus } from '../../src/catalogue/statuses';
import { PROGRAM_IDS, programDefinition } from '../../src/catalogue/programs';
import { makeSeed } from '../support/make-seed';
import { UsageError } from '../support/errors';

function seedOf(options: Parameters<typeof makeSeed>[0]): string | null {
  try {
    return encodeSeed(makeSeed(options));
  } catch (error) {
    if (error instanceof UsageError) return null;
    throw error;
  }
}

/** Uses the first program with the screen, if the default one lacks it. */
function seedOfScreen(screen: ScreenId): string | null {
  const seeds = PROGRAM_IDS.map((program) => seedOf({ program, screen }));
  return seeds.find((seed) => seed !== null) ?? null;
}

function seedOfPath(path: string): string | null {
  const route = findRoute(path);
  if (route === undefined || route.screen === null) return null;
  const { flow, screen } = route;
  const program = PROGRAM_IDS.find((id) => flow === null || programDefinition(id).flow === flow);
  return (program && seedOf({ program, screen })) ?? seedOfScreen(screen);
}

/** Words such as "offer" have other meanings: only unambiguous ones name a screen. */
const isScreenName = (text: string): text is ScreenId =>
  text.includes('-') && SCREEN_IDS.some((id) => id === text);

/** `code`: a status, a screen or a path. Null for other code. */
export function stateQuery(code: string): string | null {
  const seed = isStatus(code)
    ? seedOf({ status: code })
    : isScreenName(code)
      ? seedOfScreen(code)
      : code.startsWith('/')
        ? seedOfPath(code)
        : null;
  return seed === null ? null : `?${SEED_PARAMETER}=${seed}`;
}
