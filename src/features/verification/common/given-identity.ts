import { atom } from 'jotai';
import * as v from 'valibot';
import { STORAGE_KEYS } from '../../../catalogue/storage-keys';
import { sessionStore } from '../../../services/storage/storage';
import { storedJson } from '../../../services/storage/stored-value';

/** The applicant and the application that typed values belong to. */
export interface Whose {
  readonly userId: string;
  readonly applicationId: string;
}

/** Values typed on verify-info, which are sent with the acceptance; null keeps the one on file. */
export interface GivenIdentity extends Whose {
  /** Nine digits. */
  readonly ssnItin: string | null;
  /** YYYY-MM-DD. */
  readonly dob: string | null;
}

/** In memory only, because a tax id must not be stored. A reload clears it. */
export const givenIdentityAtom = atom<GivenIdentity | null>(null);

/** Whether tax id and date of birth didn't match, so that verify-info marks them. */
export const mismatchAtom = atom(false);

/** Values typed by this applicant for this application; null after a reload. */
export function givenBy(given: GivenIdentity | null, whose: Whose): GivenIdentity | null {
  const same = given?.userId === whose.userId && given.applicationId === whose.applicationId;
  return same ? given : null;
}

const Typed = v.object({
  /** Whether a tax id was typed. The number itself is not stored. */
  taxId: v.boolean(),
  dob: v.nullable(v.string()),
});

/** The stored part of the values typed on verify-info. */
function typedBefore({ userId, applicationId }: Whose) {
  const key = `${STORAGE_KEYS.draftPrefix}${userId}:identity-typed-${applicationId}`;
  return storedJson(sessionStore, key, Typed);
}

/** Stores the values that may be stored. */
export function noteTypedIdentity({ ssnItin, dob, ...whose }: GivenIdentity): void {
  if (ssnItin === null && dob === null) typedBefore(whose).remove();
  else typedBefore(whose).write({ taxId: ssnItin !== null, dob });
}

export function forgetTypedIdentity(whose: Whose): void {
  typedBefore(whose).remove();
}

/** Whether a tax id was typed and lost in a reload. */
export function lostTaxId(given: GivenIdentity | null, whose: Whose): boolean {
  return givenBy(given, whose) === null && typedBefore(whose).read()?.taxId === true;
}

/** The typed values as far as they are known: after a reload the date of birth, if only that was typed. */
export function knownIdentity(given: GivenIdentity | null, whose: Whose): GivenIdentity | null {
  const typed = givenBy(given, whose);
  if (typed !== null) return typed;
  const kept = typedBefore(whose).read();
  return kept === null || kept.taxId ? null : { ...whose, ssnItin: null, dob: kept.dob };
}

/** Whether verify-income needs a value that only verify-info asks for. */
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

/** The query of verify-info for an applicant whose typed tax id was lost. */
export const REPEATED = { again: 'yes' } as const;
