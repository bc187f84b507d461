import { atom } from 'jotai';
import * as v from 'valibot';
import { STORAGE_KEYS } from '../../../catalogue/storage-keys';
import { sessionStore } from '../../../services/storage/storage';
import { storedJson } from '../../../services/storage/stored-value';

export interface Whose {
  readonly userId: string;
  readonly applicationId: string;
}

/** Typed on verify-info and sent with the acceptance. Null leaves the value on file. */
export interface GivenIdentity extends Whose {
  /** Nine digits. */
  readonly ssnItin: string | null;
  /** YYYY-MM-DD. */
  readonly dob: string | null;
}

/** In memory only, because a tax id must not be stored. A reload clears it. */
export const givenIdentityAtom = atom<GivenIdentity | null>(null);

/** Whether tax id and date of birth didn't match; verify-info marks them. */
export const mismatchAtom = atom(false);

/** Returns null after a reload, or if they belong to another applicant or application. */
export function givenBy(given: GivenIdentity | null, whose: Whose): GivenIdentity | null {
  const same = given?.userId === whose.userId && given.applicationId === whose.applicationId;
  return same ? given : null;
}

const Typed = v.object({
  /** Whether a tax id was typed, without its number. */
  taxId: v.boolean(),
  dob: v.nullable(v.string()),
});

/** The part that may be stored. */
function typedBefore({ userId, applicationId }: Whose) {
  const key = `${STORAGE_KEYS.draftPrefix}${userId}:identity-typed-${applicationId}`;
  return storedJson(sessionStore, key, Typed);
}

export function noteTypedIdentity({ ssnItin, dob, ...whose }: GivenIdentity): void {
  if (ssnItin === null && dob === null) typedBefore(whose).remove();
  else typedBefore(whose).write({ taxId: ssnItin !== null, dob });
}

export function forgetTypedIdentity(whose: Whose): void {
  typedBefore(whose).remove();
}

/** Whether a reload lost a typed tax id. */
export function lostTaxId(given: GivenIdentity | null, whose: Whose): boolean {
  return givenBy(given, whose) === null && typedBefore(whose).read()?.taxId === true;
}

/**
 * Returns what is known of the typed values: after a reload the date of birth, if nothing else was
 * typed.
 */
export function knownIdentity(given: GivenIdentity | null, whose: Whose): GivenIdentity | null {
  const typed = givenBy(given, whose);
  if (typed !== null) return typed;
  const stored = typedBefore(whose).read();
  return stored === null || stored.taxId ? null : { ...whose, ssnItin: null, dob: stored.dob };
}

/** Whether verify-income needs a value that only verify-info requests. */
export function lacksIdentity(options: {
  readonly whose: Whose;
  readonly given: GivenIdentity | null;
  readonly onFile: { readonly ssnLastFour: string | null; readonly dob: string | null };
}): boolean {
  const { whose, given, onFile } = options;
  const typed = knownIdentity(given, whose);
  const noTaxId = onFile.ssnLastFour === null && !typed?.ssnItin;
  const noBirthDate = onFile.dob === null && !typed?.dob;
  return noTaxId || noBirthDate || lostTaxId(given, whose);
}

/** Query of verify-info if a reload lost the typed tax id. */
export const REPEATED = { again: 'yes' } as const;
