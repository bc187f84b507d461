import { loadCode } from '../../services/load-code';

/** The code of a screen couldn't be loaded, or a guard threw. The cause is for the log. */
export class RouteLoadError extends Error {
  /** A failed import has no HTTP status; the network's message replaces it. */
  readonly status: string;

  constructor(status: string, cause: unknown) {
    super('A part of this page could not be loaded.', { cause });
    this.name = 'RouteLoadError';
    this.status = status;
  }
}

/** Loads the code of a route; failures become a RouteLoadError, which the router's fallback shows. */
export async function loadRoute<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await loadCode(load, true);
  } catch (error) {
    throw new RouteLoadError(navigator.onLine ? 'Network Error' : 'Offline', error);
  }
}

/** Decides a path's destination. A guard that throws becomes a RouteLoadError, too. */
export function guarded<Decision>(decide: () => Decision): Decision {
  try {
    return decide();
  } catch (error) {
    throw new RouteLoadError('Error', error);
  }
}
