import { STONE_QUESTIONS } from '../../../src/domain/item/questions/stone-questions';
import type { StoneInput } from '../../generated/resolver-types';
import type { StoneAnswers } from '../../world/item-answers';
import { readNumber, readOptionalText } from './read-answer';

/** Throws FIELD_INVALID, naming the field. */
export function readStone(
  input: StoneInput,
  { index, currentYear }: { readonly index: number; readonly currentYear: number },
): StoneAnswers {
  /** The form has fields for the first stone only. */
  const here = <Asked extends { readonly path: string }>(question: Asked) => ({
    ...question,
    path: question.path.replace('stones.0', `stones.${index}`),
  });
  const { carat, count, reportNumber } = STONE_QUESTIONS;
  return {
    type: input.type,
    origin: input.origin ?? null,
    carats: readNumber(here(carat), input.carats, { currentYear }),
    count: readNumber(here(count), input.count ?? 1, { currentYear }),
    shape: input.shape ?? null,
    color: input.color ?? null,
    clarity: input.clarity ?? null,
    cut: input.cut ?? null,
    treatments: [...new Set(input.treatments ?? [])],
    report: input.report ?? null,
    reportNumber: readOptionalText(here(reportNumber), input.reportNumber),
  };
}
