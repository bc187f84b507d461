import { MATERIAL_QUESTIONS } from './material-questions';
import { PIECE_QUESTIONS } from './piece-questions';
import type { Question } from './question-types';
import { STONE_QUESTIONS } from './stone-questions';
import { WATCH_QUESTIONS } from './watch-questions';

const QUESTIONS = {
  ...PIECE_QUESTIONS,
  ...MATERIAL_QUESTIONS,
  ...STONE_QUESTIONS,
  ...WATCH_QUESTIONS,
} as const satisfies Record<string, Question>;

export type QuestionId = keyof typeof QUESTIONS;

export const QUESTION_IDS = Object.keys(QUESTIONS) as readonly QuestionId[];

/** The dictionary is the only definition of the questions. */
export function question(id: QuestionId): Question {
  return QUESTIONS[id];
}
