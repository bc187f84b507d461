import * as v from 'valibot';
import { log } from '../log';

/** Monitoring waits for it, so it may not take long, ms. */
const TIMEOUT_MS = 5000;

const Percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/**
 * What may be said from afar: how much is measured, and never what of. The service's own form of it
 * could unmask what is typed, or send along what lies in storage; none of that is read.
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

/** Fetches the remote configuration by GET (spec 7). Empty, and the log says why, where it cannot be had. */
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
      why: error instanceof Error ? error.message : String(error),
    });
    return {};
  }
}
