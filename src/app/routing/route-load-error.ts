/** The code of a screen could not be loaded, or a guard threw. */
export class RouteLoadError extends Error {
  readonly status: string;

  constructor(status: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'RouteLoadError';
    this.status = status;
  }
}

/** Loads the code of a route; failures become a RouteLoadError, which the router's fallback shows. */
export async function loadRoute<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    throw new RouteLoadError(navigator.onLine ? '503' : 'Offline', error);
  }
}
