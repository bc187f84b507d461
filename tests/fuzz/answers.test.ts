import { assert, constantFrom, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { documentOf, operationCase } from '../../mock-server/apis/graphql/testing/operation-cases';
import { OPERATIONS } from '../../src/contract/generated/operations';
import { answerFault } from '../../src/services/data/answer-check';
import { answerPlaces, brokenValues, rareValues, withValue } from './answer-places';
import { cases, timeLimit } from './how-much';

test(
  'every response that violates the contract is rejected, and every other one accepted',
  timeLimit,
  async () => {
    for (const { name, kind } of OPERATIONS) {
      const { seeded, variables } = await operationCase(name);
      const { data } = await seeded.run(documentOf(name), variables);
      const places = answerPlaces(documentOf(name), data);
      expect(places.length, name).toBeGreaterThan(0);
      const check = (value: unknown) => answerFault(documentOf(name), value);
      assert(
        property(constantFrom(...places), nat(), (place, chosen) => {
          const broken = brokenValues(place);
          const answer = withValue(data, place, broken[chosen % broken.length]);
          expect(check(answer), JSON.stringify(answer)).toContain('data');
          const rare = rareValues(place);
          // A mutation's result is never null.
          if (rare.length === 0 || (kind === 'mutation' && place.path.length === 1)) return;
          expect(check(withValue(data, place, rare[chosen % rare.length]))).toBeNull();
        }),
        cases(15),
      );
    }
  },
);
