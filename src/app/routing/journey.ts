import { lazyRoute } from './lazy-route';

const load = () => import('./journey-routes');

export const journey = lazyRoute(async () => (await load()).JourneyRoutes);

export async function preloadJourney(): Promise<void> {
  await journey.preload();
  await (await load()).preloadRoute();
}
