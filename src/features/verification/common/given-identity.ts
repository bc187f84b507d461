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

/** Where it is noted that something was typed that a reload would lose. */
function typedMark({ userId, applicationId }: Whose) {
  const key = `${STORAGE_KEYS.draftPrefix}${userId}:identity-typed-${applicationId}`;
  return storedJson(sessionStore, key, v.boolean());
}

/** Notes whether the person has typed what a reload would lose, or forgets that. */
export function markTyped(whose: Whose, typed: boolean): void {
  if (typed) typedMark(whose).write(true);
  else typedMark(whose).remove();
}

/** Whether verify-income lacks what only verify-info can ask for. */
export function lacksIdentity(options: {
  readonly whose: Whose;
  readonly given: GivenIdentity | null;
  readonly onFile: { readonly ssnLastFour: string | null; readonly dob: string | null };
}): boolean {
  const { whose, given, onFile } = options;
  const typed = givenBy(given, whose);
  const noTaxId = onFile.ssnLastFour === null && !typed?.ssnItin;
  const noBirthDate = onFile.dob === null && !typed?.dob;
  return noTaxId || noBirthDate || (typed === null && typedMark(whose).read() === true);
}
