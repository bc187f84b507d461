import { atom } from 'jotai';
import * as v from 'valibot';
import { STORAGE_KEYS } from '../../../catalogue/storage-keys';
import { sessionStore } from '../../../services/storage/storage';
import { storedJson } from '../../../services/storage/stored-value';

/** Whose application. */
export interface Whose {
  readonly userId: string;
  readonly applicationId: string;
}

/** What was typed on verify-info and goes out with the acceptance; null keeps what is on file. */
export interface GivenIdentity extends Whose {
  /** Nine digits. */
  readonly ssnItin: string | null;
  /** YYYY-MM-DD. */
  readonly dob: string | null;
}

/** In memory only: a tax id is in no storage, so a reload forgets it. */
export const givenIdentityAtom = atom<GivenIdentity | null>(null);

/** Whether tax id and date of birth did not match and are to be flagged on verify-info. */
export const mismatchAtom = atom(false);

/** What was typed by this person for this application; null after a reload. */
export function givenBy(given: GivenIdentity | null, whose: Whose): GivenIdentity | null {
  const same = given?.userId === whose.userId && given.applicationId === whose.applicationId;
  return same ? given : null;
}

const Typed = v.object({
  /** Whether a tax id was typed; the number itself is in no storage. */
  taxId: v.boolean(),
  dob: v.nullable(v.string()),
});

/** What is left after a reload of what was typed on verify-info. */
function typedBefore({ userId, applicationId }: Whose) {
  const key = `${STORAGE_KEYS.draftPrefix}${userId}:identity-typed-${applicationId}`;
  return storedJson(sessionStore, key, Typed);
}

/** Stores the part of what was typed that may be stored. */
export function noteTypedIdentity({ ssnItin, dob, ...whose }: GivenIdentity): void {
  if (ssnItin === null && dob === null) typedBefore(whose).remove();
  else typedBefore(whose).write({ taxId: ssnItin !== null, dob });
}

export function forgetTypedIdentity(whose: Whose): void {
  typedBefore(whose).remove();
}

/** Whether a tax id was typed and lost with the page that it was typed on. */
export function lostTaxId(given: GivenIdentity | null, whose: Whose): boolean {
  return givenBy(given, whose) === null && typedBefore(whose).read()?.taxId === true;
}

/** What was typed, as far as it is known: after a reload that is the date of birth, if only that was typed. */
export function knownIdentity(given: GivenIdentity | null, whose: Whose): GivenIdentity | null {
  const typed = givenBy(given, whose);
  if (typed !== null) return typed;
  const kept = typedBefore(whose).read();
  return kept === null || kept.taxId ? null : { ...whose, ssnItin: null, dob: kept.dob };
}

/** Whether verify-income lacks what only verify-info can ask for. */
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

/** The query of verify-info that says why the applicant is there again: the number that was typed is gone. */
export const ASKED_AGAIN = { again: 'yes' } as const;
