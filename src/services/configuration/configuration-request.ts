import { LIMITS } from '../../catalogue/limits';

/** No headers: only then the browser uses the preloaded response. */
const request = (): Promise<Response> =>
  fetch('/config.json', { signal: AbortSignal.timeout(LIMITS.answer.limitSec * 1000) });

let early: Promise<Response> | null = null;

/** Called in the entry script: browsers report a preload that isn't used before the load event. */
export function requestConfiguration(): void {
  early = request();
  // `configurationResponse` reports the failure.
  early.catch(() => undefined);
}

export function configurationResponse(): Promise<Response> {
  const response = early ?? request();
  early = null;
  return response;
}
