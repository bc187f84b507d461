import {
  buildSchema,
  getNamedType,
  isObjectType,
  isRequiredArgument,
  parse,
  type GraphQLObjectType,
} from 'graphql';
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
import { STATUSES } from '../../../src/catalogue/statuses';
import { SCHEMA_SDL } from '../../../src/contract/generated/schema-sdl';
import { seededWorld, TEST_ORIGIN, type SeededWorld } from '../../domain/seed/testing/seeded-world';

const schema = buildSchema(SCHEMA_SDL);

/** A selection of every field below `type`; the fields that need an argument get it from `given`. */
function everyField(type: GraphQLObjectType, given: Readonly<Record<string, string>>): string {
  const fields = Object.values(type.getFields()).map((field) => {
    const inner = getNamedType(field.type);
    const needs = field.args.some(isRequiredArgument) ? given[field.name] : '';
    if (needs === undefined) throw new Error(`Say what ${type.name}.${field.name} is asked with`);
    return `${field.name}${needs} ${isObjectType(inner) ? everyField(inner, given) : ''}`;
  });
  return `{ ${fields.join(' ')} }`;
}

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

function typeOf(name: string): GraphQLObjectType {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`There is no type ${name}`);
  return type;
}

const user = typeOf('User');
const whole = parse(`{ currentUser ${everyField(user, { draft: '(screen: "offer")' })} }`);

const seen = new Set<string>();

async function readAll(
  seed: Partial<Seed>,
  before: (seeded: SeededWorld) => Promise<unknown> = () => Promise.resolve(),
): Promise<{ errors: readonly unknown[]; isInvented: boolean }> {
  const seeded = await seededWorld(seed);
  await before(seeded);
  const { data, errors } = await seeded.run(whole);
  const person = data?.['currentUser'];
  for (const name of answered(user, person)) seen.add(name);
  return { errors, isInvented: /"sample"/i.test(JSON.stringify(person)) };
}

/** Without errors, and without the word that stands for what was made up. */
const WHOLE = { errors: [], isInvented: false };

test.each(PROGRAM_IDS)(
  'every field is answered in every status of %s',
  async (program) => {
    const persona = defaultPersona(programDefinition(program).flow);
    for (const status of STATUSES) {
      expect(await readAll({ program, status, persona })).toEqual(WHOLE);
    }
    // A world for each status, and the papers to sign are made for the first time.
  },
  30_000,
);

test.each(PERSONAS)('every field is answered for $id', async ({ id, program }) => {
  expect(await readAll({ program, status: 'CREATED', persona: id })).toEqual(WHOLE);
});

test.each(PAYMENT_STATE_IDS)('every field is answered of a payment that is %s', async (payment) => {
  const status = payment === 'refunded' ? 'CANCELED_SOFT' : 'OFFER_DECISION_NEEDED';
  const seed = { program: 'pesto_cash', status, persona: 'P-02', payment } as const;
  expect(await readAll(seed)).toEqual(WHOLE);
});

const withItems = { program: 'pesto_item', persona: 'P-01' } as const;
const creditApplicationId = 'app_0001';

test('every field is answered of every kind of item', async () => {
  const answer = await readAll({ ...withItems, status: 'CREATED' }, async ({ run }) => {
    for (const { id, input } of ITEMS.slice(0, LIMITS.item.maxItems)) {
      const added = await run(AddCartItemDocument, { creditApplicationId, key: id, item: input });
      expect(added.errors).toEqual([]);
    }
  });
  expect(answer).toEqual(WHOLE);
});

test.each(['CODE', 'KIT'] as const)(
  'every field is answered of a shipment by %s',
  async (method) => {
    const answer = await readAll(
      { ...withItems, status: 'PREQUALIFIED' },
      async ({ run, advance }) => {
        const chosen = await run(ChooseShippingDocument, { creditApplicationId, method });
        expect(chosen.errors).toEqual([]);
        await advance('PT2S');
      },
    );
    expect(answer).toEqual(WHOLE);
  },
);

test('every field is answered of a draft and of a document', async () => {
  const answer = await readAll({ status: 'VERIFY_DOC' }, async ({ run, world }) => {
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
  expect(answer).toEqual(WHOLE);
});

test('every type of answers was among them', () => {
  const typeNames = (names: Iterable<string>) =>
    [...new Set([...names].map((name) => name.slice(0, name.indexOf('.'))))].toSorted();
  expect(typeNames(seen)).toEqual(typeNames(everyName(user)));
});
