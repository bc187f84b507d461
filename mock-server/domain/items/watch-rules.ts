import {
  SERVICED_TOO_EARLY,
  WATCH_QUESTIONS,
} from '../../../src/domain/item/questions/watch-questions';
import type { WatchInput } from '../../../src/contract/generated/types';
import type { WatchAnswers } from '../../world/item-answers';
import { WATCH_BRANDS } from '../appraisal/prices';
import { fieldInvalid } from '../rules/refusal';
import { readOptionalNumber, readOptionalText, readText } from './read-answer';

/** Throws FIELD_INVALID, naming the field below `watch`. */
export function readWatch(input: WatchInput, currentYear: number): WatchAnswers {
  const questions = WATCH_QUESTIONS;
  const brand = input.brand ?? null;
  if (brand !== null && !WATCH_BRANDS.some((known) => known.name === brand)) {
    throw fieldInvalid(questions.brand.path, questions.brand.message);
  }
  const year = readOptionalNumber(questions.year, input.year, { currentYear });
  const lastServiced = readOptionalNumber(questions.lastServiced, input.lastServiced, {
    currentYear,
  });
  if (year !== null && lastServiced !== null && lastServiced < year) {
    throw fieldInvalid(questions.lastServiced.path, SERVICED_TOO_EARLY);
  }
  return {
    brand,
    model: readText(questions.model, input.model),
    reference: readOptionalText(questions.reference, input.reference),
    year,
    caseMaterial: input.caseMaterial,
    running: input.running,
    condition: input.condition,
    boxPapers: input.boxPapers,
    changedParts: input.changedParts,
    lastServiced,
  };
}
