import { LIMITS } from '../../../src/catalogue/limits';
import type { WatchInput } from '../../../src/contract/generated/types';
import type { WatchAnswers } from '../../world/item-answers';
import { WATCH_BRANDS } from '../appraisal/prices';
import { fieldInvalid } from '../rules/refusal';
import { readItemText, readOptionalItemText, readOptionalNumber } from './item-number-rules';

const { year: yearLimits, code, name } = LIMITS.itemAnswers;

/** What is told about a watch. Throws FIELD_INVALID, naming the field below `watch`. */
export function readWatch(input: WatchInput, currentYear: number): WatchAnswers {
  const brand = input.brand ?? null;
  if (brand !== null && !WATCH_BRANDS.some((known) => known.name === brand)) {
    throw fieldInvalid('watch.brand', 'Select the brand');
  }
  const range = { ...yearLimits, max: currentYear, step: 1 };
  const message = `Year must be between ${yearLimits.min} and ${currentYear}`;
  const year = readOptionalNumber('watch.year', input.year, { ...range, message });
  const lastServiced = readOptionalNumber('watch.lastServiced', input.lastServiced, {
    ...range,
    message,
  });
  if (year !== null && lastServiced !== null && lastServiced < year) {
    throw fieldInvalid('watch.lastServiced', 'Last service year can’t be before the watch’s year');
  }
  return {
    brand,
    model: readItemText('watch.model', input.model, {
      label: 'Model',
      max: name,
      missing: 'Enter the model, or type Not sure',
    }),
    reference: readOptionalItemText('watch.reference', input.reference, {
      label: 'Reference number',
      max: code,
    }),
    year,
    caseMaterial: input.caseMaterial,
    running: input.running,
    condition: input.condition,
    boxPapers: input.boxPapers,
    changedParts: input.changedParts,
    lastServiced,
  };
}
