import { lazyRoute } from './lazy-route';

const load = () => import('./journey-routes');

/** Every route except sign-in. */
export const journey = lazyRoute(async () => (await load()).JourneyRoutes);

/** Loads the code for the route of the page before it is rendered. */
export async function preloadJourney(): Promise<void> {
  await journey.preload();
  await (await load()).preloadRoute();
}
