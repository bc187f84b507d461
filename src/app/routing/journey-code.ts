import type * as JourneyRoutes from './journey-routes';

type Code = typeof JourneyRoutes;

let code: Code | null = null;

/** Loads what leads to every screen but the sign-in. */
export async function loadJourney(): Promise<Code> {
  code ??= await import('./journey-routes');
  return code;
}

/** What leads there, once it has come; else null. */
export function readyJourney(): Code['JourneyRoutes'] | null {
  return code?.JourneyRoutes ?? null;
}
