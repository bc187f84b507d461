import * as v from 'valibot';
import { failureMessage, log } from '../log';

/** Timeout of the configuration, ms. */
const TIMEOUT_MS = 5000;

const Percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/**
 * Remote settings: sample rates only. The service's format could unmask inputs or send storage
 * contents; those settings are ignored.
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

/** Fetches the remote configuration by GET (spec 7). Empty on failure, which is logged. */
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
