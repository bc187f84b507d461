import { LIMITS } from '../../catalogue/limits';

/** Sends no header, because only a request like that takes the preloaded response. */
const request = (): Promise<Response> =>
  fetch('/config.json', { signal: AbortSignal.timeout(LIMITS.answer.limitSec * 1000) });

let early: Promise<Response> | null = null;

/** Requests /config.json in the entry script: before the load event, after which browsers report an unused preload. */
export function requestConfiguration(): void {
  early = request();
  // `configurationResponse` passes a failure on.
  early.catch(() => undefined);
}

/** Returns the response of the early request, or sends one. */
export function configurationResponse(): Promise<Response> {
  const response = early ?? request();
  early = null;
  return response;
}
