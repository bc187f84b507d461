import { LIMITS } from '../../../src/catalogue/limits';
import type { StoneInput } from '../../generated/resolver-types';
import type { StoneAnswers } from '../../world/item-answers';
import { fieldInvalid } from '../rules/refusal';
import { readNumber, readOptionalItemText } from './item-number-rules';

const { carats, stones, code } = LIMITS.itemAnswers;

/** What is told about a stone. Throws FIELD_INVALID, naming the field below `field`. */
export function readStone(field: string, input: StoneInput): StoneAnswers {
  const reportNumber = readOptionalItemText(`${field}.reportNumber`, input.reportNumber, {
    label: 'Report number',
    max: code,
  });
  if (reportNumber !== null && !/^[\p{L}\p{N}-]+$/u.test(reportNumber)) {
    throw fieldInvalid(
      `${field}.reportNumber`,
      'Report number must only include letters, numbers and hyphens',
    );
  }
  return {
    type: input.type,
    origin: input.origin ?? null,
    carats: readNumber(`${field}.carats`, input.carats, {
      ...carats,
      step: 0.01,
      message: `Carat weight must be between ${carats.min} and ${carats.max}, like 0.75`,
    }),
    count: readNumber(`${field}.count`, input.count ?? 1, {
      ...stones,
      step: 1,
      message: `Number of stones must be a whole number from ${stones.min} to ${stones.max}`,
    }),
    shape: input.shape ?? null,
    color: input.color ?? null,
    clarity: input.clarity ?? null,
    cut: input.cut ?? null,
    treatments: [...new Set(input.treatments ?? [])],
    report: input.report ?? null,
    reportNumber,
  };
}
