import type { ItemKindName } from '../../../catalogue/items';
import { normalizeLines, normalizeText } from '../../../catalogue/normalize-text';
import type { ItemInput } from '../../../contract/generated/types';
import { readNumber } from '../../../catalogue/read-number';
import { question, type QuestionId } from './dictionary';
import { MORE_DETAILS } from './item-forms';
import { showsMoreDetails, type ItemValues } from './item-values';
import { UNSURE, type Answer } from './question-types';
import { countedQuestions, putQuestions } from './visible-questions';
import { ANOTHER_BRAND } from './watch-questions';

/** Undefined if there is no answer. */
function valueOf(id: QuestionId, answer: Answer | undefined): unknown {
  const definition = question(id);
  if (definition.control === 'tick' || definition.control === 'many') return answer;
  if (typeof answer !== 'string') return undefined;
  const text = definition.control === 'lines' ? normalizeLines(answer) : normalizeText(answer);
  if (text === '') return undefined;
  if (definition.control === 'number') return readNumber(text).value ?? undefined;
  if (definition.control === 'combobox') return text === ANOTHER_BRAND ? null : text;
  const numeric = 'numeric' in definition && definition.numeric === true;
  if (!numeric) return text;
  return text === UNSURE ? undefined : Number(text);
}

function unknownDetail(id: QuestionId): unknown {
  if (id === 'report') return 'NONE';
  const definition = question(id);
  return 'unsure' in definition && definition.unsure === true ? UNSURE : undefined;
}

type Target = Record<string, unknown>;

function put(item: Target, path: string, value: unknown): void {
  const [first = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    item[first] = value;
    return;
  }
  const isList = rest[0] === '0';
  const inner = (item[first] ??= isList ? [{}] : {}) as Target | Target[];
  const target = Array.isArray(inner) ? (inner[0] ??= {}) : inner;
  put(target, (isList ? rest.slice(1) : rest).join('.'), value);
}

/** Without photos and proof documents. */
export function toItemInput(kind: ItemKindName, values: ItemValues): ItemInput {
  const item: Target = { kind, ownershipConfirmed: false };
  const looked = showsMoreDetails(kind, values);
  const counted = new Set(countedQuestions(kind, values).map(({ id }) => id));
  for (const { id } of putQuestions(kind, values)) {
    const { path } = question(id);
    if (path === undefined || question(id).control === 'files') continue;
    const skipped = !looked && MORE_DETAILS.includes(id) && !counted.has(id);
    const value = skipped ? unknownDetail(id) : valueOf(id, values[id]);
    if (value !== undefined) put(item, path, value);
  }
  return item as unknown as ItemInput;
}
