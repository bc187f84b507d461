import { readFileSync } from 'node:fs';
import { buildSchema, isEnumType, isInputObjectType, getNamedType } from 'graphql';
import { describe, expect, it } from 'vitest';
import {
  FINENESS,
  GRAMS_PER_UNIT,
  ITEM_KINDS,
  KARATS,
  TYPICAL_GRAMS,
} from '../../../catalogue/items';
import { question, QUESTION_IDS } from './dictionary';
import { ITEM_FORMS, questionsOf } from './item-forms';
import { UNSURE } from './question-types';

const schema = buildSchema(readFileSync('src/contract/schema.graphql', 'utf8'));

function inputType(path: string) {
  let type = schema.getType('ItemInput');
  for (const key of path.split('.')) {
    if (key === '0') continue;
    if (!isInputObjectType(type)) throw new Error(path);
    const field = type.getFields()[key];
    if (field === undefined) throw new Error(`ItemInput has no ${path}`);
    type = getNamedType(field.type);
  }
  return type;
}

const idsOf = (kind: (typeof ITEM_KINDS)[number]) => questionsOf(kind).map(({ id }) => id);

describe('the question dictionary', () => {
  it('has only fields and choices of the API', () => {
    for (const id of QUESTION_IDS) {
      const asked = question(id);
      if (asked.path === undefined) continue;
      const type = inputType(asked.path);
      if (!isEnumType(type) || !('choices' in asked)) continue;
      const values = asked.choices.map(({ value }) => value);
      const known = type.getValues().map(({ name }) => name);
      expect([...values, ...('unsure' in asked ? [UNSURE] : [])].toSorted(), id).toEqual(
        known.toSorted(),
      );
    }
  });

  it('has every unit of the contract, and kinds in form order', () => {
    const names = (name: string) => {
      const type = schema.getType(name);
      return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
    };
    expect(Object.keys(GRAMS_PER_UNIT)).toEqual(names('WeightUnit'));
    expect([...ITEM_KINDS]).toEqual(names('ItemKind'));
    expect(Object.keys(ITEM_FORMS)).toEqual([...ITEM_KINDS]);
    expect(Object.keys(KARATS).map(Number).toSorted()).toEqual([...FINENESS.GOLD].toSorted());
    expect(TYPICAL_GRAMS.EARRINGS.THIN).toBe(1.5);
  });

  it("lists each kind's questions in order", () => {
    expect(idsOf('METAL')).toEqual(
      'name what metal purity stamp weight unit noScale heft maker condition photos papers own'.split(
        ' ',
      ),
    );
    expect(idsOf('GEMSTONE')).toEqual(
      'name gem origin carat count shape color clarity cut treatments report reportNumber condition photos papers own'.split(
        ' ',
      ),
    );
    expect(idsOf('RING').slice(8)).toEqual(
      'hasMain gem origin carat count shape color clarity cut treatments report reportNumber smallStones ringSize maker condition photos papers own'.split(
        ' ',
      ),
    );
    expect(idsOf('WATCH')).toEqual(
      'name brand model reference year caseMaterial running watchCondition boxPapers changedParts lastServiced photos papers own'.split(
        ' ',
      ),
    );
    expect(idsOf('OTHER').slice(0, 3)).toEqual(['name', 'description', 'mainly']);
    expect(idsOf('NECKLACE')).toContain('solid');
    expect(idsOf('EARRINGS').slice(1, 3)).toEqual(['pair', 'earringStyle']);
  });
});
