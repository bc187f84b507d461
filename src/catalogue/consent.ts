import * as v from 'valibot';

/** `essential` is always allowed. */
export type ConsentCategory = 'essential' | 'functional' | 'performance';

export interface ConsentChoice {
  readonly functional: boolean;
  readonly performance: boolean;
}

export const EVERYTHING: ConsentChoice = { functional: true, performance: true };

/** Earlier choices for seeds; `none`: no choice yet. */
export const CONSENT_STATES = ['none', 'essential', 'functional', 'performance', 'all'] as const;

export type ConsentState = (typeof CONSENT_STATES)[number];

const IsoTime = v.pipe(v.string(), v.isoTimestamp());

/** As in spec 3. */
export const ConsentRecordSchema = v.strictObject({
  /** Version of the cookie texts. */
  version: v.string(),
  essential: v.literal(true),
  functional: v.boolean(),
  performance: v.boolean(),
  decidedAt: IsoTime,
});

export type ConsentRecord = v.InferOutput<typeof ConsentRecordSchema>;

/** When the banner was left or used. */
export const BannerShownSchema = IsoTime;

/** Null: no choice. */
export function choiceOf(state: ConsentState): ConsentChoice | null {
  if (state === 'none') return null;
  return {
    functional: state === 'functional' || state === 'all',
    performance: state === 'performance' || state === 'all',
  };
}

/** `now` is in ms since the epoch. */
export function consentRecord(
  { functional, performance }: ConsentChoice,
  version: string,
  now: number,
): ConsentRecord {
  const decidedAt = new Date(now).toISOString();
  return { version, essential: true, functional, performance, decidedAt };
}
