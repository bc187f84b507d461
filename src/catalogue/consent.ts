import * as v from 'valibot';

/** Consent categories; `essential` is always allowed. */
export type ConsentCategory = 'essential' | 'functional' | 'performance';

/** The two categories that the user decides on. */
export interface ConsentChoice {
  readonly functional: boolean;
  readonly performance: boolean;
}

/** The choice "Accept All". */
export const EVERYTHING: ConsentChoice = { functional: true, performance: true };

/** Earlier choices that a seed can set; `none`: no choice yet. */
export const CONSENT_STATES = ['none', 'essential', 'functional', 'performance', 'all'] as const;

export type ConsentState = (typeof CONSENT_STATES)[number];

const IsoTime = v.pipe(v.string(), v.isoTimestamp());

/** The stored choice (spec 3): essential is always on, the others only after consent. */
export const ConsentRecordSchema = v.strictObject({
  /** Version of the cookie texts at the time of the choice. */
  version: v.string(),
  essential: v.literal(true),
  functional: v.boolean(),
  performance: v.boolean(),
  decidedAt: IsoTime,
});

export type ConsentRecord = v.InferOutput<typeof ConsentRecordSchema>;

/** When the banner was left or acted on. */
export const BannerShownSchema = IsoTime;

/** Returns the choice of a state; null if none was made. */
export function choiceOf(state: ConsentState): ConsentChoice | null {
  if (state === 'none') return null;
  return {
    functional: state === 'functional' || state === 'all',
    performance: state === 'performance' || state === 'all',
  };
}

/** Returns the record of a choice made at `now`, ms since the epoch. */
export function consentRecord(
  { functional, performance }: ConsentChoice,
  version: string,
  now: number,
): ConsentRecord {
  const decidedAt = new Date(now).toISOString();
  return { version, essential: true, functional, performance, decidedAt };
}
