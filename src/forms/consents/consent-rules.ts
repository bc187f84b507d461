import * as v from 'valibot';

export interface MissingConsents {
  readonly eSign: boolean;
  readonly terms: boolean;
}

function consent(required: boolean, message: string) {
  return v.pipe(
    v.boolean(),
    v.check((agreed) => agreed || !required, message),
  );
}

/** `phone` is the help line. */
export function consentRules(missing: MissingConsents, phone: string) {
  return {
    eSign: consent(
      missing.eSign,
      `Agree to receive documents electronically, or call ${phone} to apply on paper`,
    ),
    terms: consent(missing.terms, 'Agree to the Terms of Service and Privacy Policy'),
  };
}
