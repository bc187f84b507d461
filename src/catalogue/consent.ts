import * as v from 'valibot';

/** What can be allowed; `essential` always is. */
export type ConsentCategory = 'essential' | 'functional' | 'performance';

/** The two categories that a visitor decides on. */
export interface ConsentChoice {
  readonly functional: boolean;
  readonly performance: boolean;
}

/** What "Accept All" stands for. */
export const EVERYTHING: ConsentChoice = { functional: true, performance: true };

/** What can be said of a visitor's choice before the visit, such as by a seed; `none`: none was made yet. */
export const CONSENT_STATES = ['none', 'essential', 'functional', 'performance', 'all'] as const;

export type ConsentState = (typeof CONSENT_STATES)[number];

const IsoTime = v.pipe(v.string(), v.isoTimestamp());

/** The stored choice (spec 3): the essential category is always on, the others only where somebody said so. */
export const ConsentRecordSchema = v.strictObject({
  /** The version of the cookie texts that the choice was made under. */
  version: v.string(),
  essential: v.literal(true),
  functional: v.boolean(),
  performance: v.boolean(),
  decidedAt: IsoTime,
});

export type ConsentRecord = v.InferOutput<typeof ConsentRecordSchema>;

/** The moment at which the banner was left or acted on, as it is stored. */
export const BannerShownSchema = IsoTime;

/** The choice that a state stands for; null where none was made. */
export function choiceOf(state: ConsentState): ConsentChoice | null {
  if (state === 'none') return null;
  return {
    functional: state === 'functional' || state === 'all',
    performance: state === 'performance' || state === 'all',
  };
}

/** The record of a choice made at `now`, ms since the epoch. */
export function consentRecord(
  { functional, performance }: ConsentChoice,
  version: string,
  now: number,
): ConsentRecord {
  const decidedAt = new Date(now).toISOString();
  return { version, essential: true, functional, performance, decidedAt };
}
