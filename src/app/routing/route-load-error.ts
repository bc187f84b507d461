import { loadCode } from '../../services/load-code';

/** A screen's code couldn't be loaded, or a guard threw. The cause is for the log. */
export class RouteLoadError extends Error {
  /** A failed import has no HTTP status, so this is the network's message. */
  readonly status: string;

  constructor(status: string, cause: unknown) {
    super('A part of this page could not be loaded.', { cause });
    this.name = 'RouteLoadError';
    this.status = status;
  }
}

/** Failures become a RouteLoadError, for which the router shows its fallback. */
export async function loadRoute<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await loadCode(load, true);
  } catch (error) {
    throw new RouteLoadError(navigator.onLine ? 'Network Error' : 'Offline', error);
  }
}

/** Errors of a guard become a RouteLoadError. */
export function guarded<Decision>(decide: () => Decision): Decision {
  try {
    return decide();
  } catch (error) {
    throw new RouteLoadError('Error', error);
  }
}
