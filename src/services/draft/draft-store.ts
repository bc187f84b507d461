import * as v from 'valibot';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { sessionStore } from '../storage/storage';
import { storedJson, type StoredValue } from '../storage/stored-value';

/** Input in the form's format. */
export type DraftAnswers = Record<string, unknown>;

const AnswersSchema = v.record(v.string(), v.unknown());

/** Per person and screen, in this tab. */
export function draftStore(userId: string, screen: string): StoredValue<DraftAnswers> {
  return storedJson(sessionStore, `${STORAGE_KEYS.draftPrefix}${userId}:${screen}`, AnswersSchema);
}
