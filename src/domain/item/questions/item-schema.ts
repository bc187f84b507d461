import * as v from 'valibot';
import type { ItemKindName } from '../../../catalogue/items';
import type { ItemInput } from '../../../contract/generated/types';
import { checkAnswer } from './check-answer';
import { toItemInput } from './item-input';
import type { ItemValues } from './item-values';
import { countedQuestions } from './visible-questions';

export const ItemValuesSchema: v.GenericSchema<ItemValues, ItemValues> = v.record(
  v.string(),
  v.union([v.string(), v.boolean(), v.array(v.string())]),
);

/** The output is API input, without files. */
export function itemSchema(kind: ItemKindName): v.GenericSchema<ItemValues, ItemInput> {
  return v.pipe(
    ItemValuesSchema,
    v.rawCheck<ItemValues>(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value;
      for (const entry of countedQuestions(kind, input)) {
        const message = checkAnswer(entry, input);
        if (message === null) continue;
        const value = input[entry.id];
        addIssue({
          message,
          path: [{ type: 'object', origin: 'value', input, key: entry.id, value }],
        });
      }
    }),
    v.transform((values) => toItemInput(kind, values)),
  );
}
