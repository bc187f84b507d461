import * as v from 'valibot';
import { failureMessage, log } from '../log';

/** ms. */
const TIMEOUT_MS = 5000;

const Percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/**
 * Sample rates only: other settings of the service's format could unmask inputs or send storage
 * contents.
 */
const RemoteSchema = v.object({
  rum: v.optional(
    v.object({
      sessionSampleRate: v.exactOptional(Percent),
      sessionReplaySampleRate: v.exactOptional(Percent),
      trackUserInteractions: v.exactOptional(v.boolean()),
      trackResources: v.exactOptional(v.boolean()),
      trackLongTasks: v.exactOptional(v.boolean()),
    }),
    {},
  ),
});

export type RemoteConfiguration = NonNullable<v.InferOutput<typeof RemoteSchema>['rum']>;

/** Uses GET (spec 7). Returns an empty object after a failure, which is logged. */
export async function fetchRemoteConfiguration(address: string): Promise<RemoteConfiguration> {
  try {
    const response = await fetch(address, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`HTTP ${String(response.status)}`);
    return v.parse(RemoteSchema, await response.json()).rum;
  } catch (error) {
    log.warn('The remote configuration of monitoring could not be used', {
      why: failureMessage(error),
    });
    return {};
  }
}
