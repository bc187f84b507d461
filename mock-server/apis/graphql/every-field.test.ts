import { getNamedType, isObjectType, type GraphQLObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { defaultPersona, PERSONAS } from '../../../fixtures/personas';
import { ITEMS } from '../../../fixtures/items';
import { LIMITS } from '../../../src/catalogue/limits';
import {
  AddCartItemDocument,
  ChooseShippingDocument,
  SaveDraftDocument,
} from '../../../src/contract/generated/documents';
import { PAYMENT_STATE_IDS } from '../../scenario/payment-states';
import { PROGRAM_IDS, programDefinition } from '../../../src/catalogue/programs';
import type { Seed } from '../../scenario/seed';
import { FLOWS } from '../../../src/catalogue/flows';
import { STATUSES, type Status } from '../../../src/catalogue/statuses';
import { Answers } from '../../../tests/record/answers';
import { viewerType, WHOLE_VIEWER } from './testing/every-field';
import { seededWorld, TEST_ORIGIN, type SeededWorld } from '../../domain/seed/testing/seeded-world';

const user = viewerType();

/** Names `Type.field` of everything below `type` that has a value in `data`. */
function answered(type: GraphQLObjectType, data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap((entry) => answered(type, entry));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => {
    const field = type.getFields()[name];
    if (field === undefined || value === null) return [];
    const inner = getNamedType(field.type);
    return [`${type.name}.${name}`].concat(isObjectType(inner) ? answered(inner, value) : []);
  });
}

function everyName(type: GraphQLObjectType): string[] {
  return Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    return [`${type.name}.${field.name}`].concat(isObjectType(inner) ? everyName(inner) : []);
  });
}

const seen = new Set<string>();

/** All that the owner of a seed is answered; fails for an error, and for the word of what was made up. */
async function readAll(
  seed: Partial<Seed>,
  before: (seeded: SeededWorld) => Promise<unknown> = () => Promise.resolve(),
): Promise<unknown> {
  const seeded = await seededWorld(seed);
  await before(seeded);
  const { data, errors } = await seeded.run(WHOLE_VIEWER);
  const person: unknown = data?.['currentUser'];
  for (const name of answered(user, person)) seen.add(name);
  expect({ errors, isInvented: /"sample"/i.test(JSON.stringify(person)) }).toEqual({
    errors: [],
    isInvented: false,
  });
  return person;
}

const written = (name: string): string => `../../../tests/record/answers-${name}.txt`;

test.each(FLOWS)(
  'every field is answered in every status of each program of the %s flow, as it is written down',
  async (flow) => {
    const persona = defaultPersona(flow);
    const answers = new Answers();
    const first = new Map<Status, unknown>();
    for (const program of PROGRAM_IDS) {
      if (programDefinition(program).flow !== flow) continue;
      for (const status of STATUSES) {
        const person = await readAll({ program, status, persona });
        answers.note(`${program}, ${status}`, person, first.get(status));
        if (!first.has(status)) first.set(status, person);
      }
    }
    await expect(answers.text()).toMatchFileSnapshot(written(flow));
    // A world for each status, and the papers to sign are made for the first time.
  },
  60_000,
);

test('every field is answered for every persona', async () => {
  const answers = new Answers();
  for (const { id, program } of PERSONAS) {
    answers.note(id, await readAll({ program, status: 'CREATED', persona: id }));
  }
  await expect(answers.text()).toMatchFileSnapshot(written('personas'));
});

test('every field is answered of every state of a payment', async () => {
  const answers = new Answers();
  for (const payment of PAYMENT_STATE_IDS) {
    const status = payment === 'refunded' ? 'CANCELED_SOFT' : 'OFFER_DECISION_NEEDED';
    const seed = { program: 'pesto_cash', status, persona: 'P-02', payment } as const;
    answers.note(payment, await readAll(seed));
  }
  await expect(answers.text()).toMatchFileSnapshot(written('payments'));
});

const withItems = { program: 'pesto_item', persona: 'P-01' } as const;
const creditApplicationId = 'app_0001';
const SHIPPING_METHODS = ['LABEL', 'CODE', 'KIT'] as const;

test('every field is answered of every kind of item', async () => {
  const answers = new Answers();
  const person = await readAll({ ...withItems, status: 'CREATED' }, async ({ run }) => {
    for (const { id, input } of ITEMS.slice(0, LIMITS.item.maxItems)) {
      const added = await run(AddCartItemDocument, { creditApplicationId, key: id, item: input });
      expect(added.errors).toEqual([]);
    }
  });
  answers.note('every kind of item', person);
  await expect(answers.text()).toMatchFileSnapshot(written('items'));
});

test('every field is answered of a shipment by each method', async () => {
  const answers = new Answers();
  for (const method of SHIPPING_METHODS) {
    const person = await readAll(
      { ...withItems, status: 'PREQUALIFIED' },
      async ({ run, advance }) => {
        const chosen = await run(ChooseShippingDocument, { creditApplicationId, method });
        expect(chosen.errors).toEqual([]);
        await advance('PT2S');
      },
    );
    answers.note(method, person);
  }
  await expect(answers.text()).toMatchFileSnapshot(written('shipments'));
});

test('every field is answered of a draft and of a document', async () => {
  const answers = new Answers();
  const person = await readAll({ status: 'VERIFY_DOC' }, async ({ run, world }) => {
    await run(SaveDraftDocument, { screen: 'offer', answers: '{}' });
    await world.change(TEST_ORIGIN, ({ state }) => {
      state.documents.push({
        documentId: 'doc_id_0001',
        applicationId: creditApplicationId,
        kind: 'IDENTITY',
        fileName: 'licence.png',
        contentType: 'image/png',
        sizeBytes: 1,
        uploaded: true,
        sha256: null,
        submitted: true,
      });
    });
  });
  answers.note('a draft and a document', person);
  await expect(answers.text()).toMatchFileSnapshot(written('documents'));
});

test('every type of answers was among them', () => {
  const typeNames = (names: Iterable<string>) =>
    [...new Set([...names].map((name) => name.slice(0, name.indexOf('.'))))].toSorted();
  expect(typeNames(seen)).toEqual(typeNames(everyName(user)));
});
