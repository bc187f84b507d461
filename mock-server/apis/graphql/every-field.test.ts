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
import { STATUSES } from '../../../src/catalogue/statuses';
import { viewerType, FULL_VIEWER } from './testing/every-field';
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

async function readAll(
  seed: Partial<Seed>,
  before: (seeded: SeededWorld) => Promise<unknown> = () => Promise.resolve(),
) {
  const seeded = await seededWorld(seed);
  await before(seeded);
  const { data, errors } = await seeded.run(FULL_VIEWER);
  const person: unknown = data?.['currentUser'];
  for (const name of answered(user, person)) seen.add(name);
  return { person, problems: { errors, isInvented: /"sample"/i.test(JSON.stringify(person)) } };
}

/** No errors, and no text generated for a missing resolver. */
const NONE = { errors: [], isInvented: false };

test.each(FLOWS)(
  'every field has a value or null, without errors, in every status of each program of the %s flow',
  async (flow) => {
    const persona = defaultPersona(flow);
    for (const program of PROGRAM_IDS) {
      if (programDefinition(program).flow !== flow) continue;
      for (const status of STATUSES) {
        const { problems } = await readAll({ program, status, persona });
        expect(problems, `${program}, ${status}`).toEqual(NONE);
      }
    }
    // Each status needs its own mock state, and the documents to sign are generated for the first time.
  },
  60_000,
);

test('every field resolves without errors for every persona', async () => {
  for (const { id, program } of PERSONAS) {
    const { problems } = await readAll({ program, status: 'CREATED', persona: id });
    expect(problems, id).toEqual(NONE);
  }
});

test('every field resolves without errors in every state of a payment', async () => {
  for (const payment of PAYMENT_STATE_IDS) {
    const status = payment === 'refunded' ? 'CANCELED_SOFT' : 'OFFER_DECISION_NEEDED';
    const seed = { program: 'pesto_cash', status, persona: 'P-02', payment } as const;
    const { problems } = await readAll(seed);
    expect(problems, payment).toEqual(NONE);
  }
});

const withItems = { program: 'pesto_item', persona: 'P-01' } as const;
const creditApplicationId = 'app_0001';

const NO_LABEL = { labelUrl: null, labelExpiresOn: null };
const NO_CODE = { code: null, codePayload: null, codeExpiresOn: null };

/** Fields that the applicant needs for each shipping method; those of other methods are null. */
const SHIPMENTS = {
  LABEL: {
    ...NO_CODE,
    labelUrl: `${TEST_ORIGIN}/files/labels/LBL-TEST-0001.pdf`,
    labelExpiresOn: '2026-06-29',
    trackingNumber: 'TEST-TRK-0000000001',
    kit: null,
  },
  CODE: {
    ...NO_LABEL,
    code: 'SHIP-TEST-0001',
    codePayload: 'SHIP-TEST-0001',
    codeExpiresOn: '2026-06-29',
    trackingNumber: 'TEST-TRK-0000000001',
    kit: null,
  },
  KIT: {
    ...NO_LABEL,
    ...NO_CODE,
    trackingNumber: null,
    kit: {
      requestedOn: '2026-06-15',
      arrivesFrom: '2026-06-18',
      arrivesTo: '2026-06-23',
      deliveredOn: null,
      trackingNumber: 'TEST-KIT-0000000001',
      contactAfter: '2026-06-25',
    },
  },
} as const;

test('every field resolves without errors for a cart with every kind of item', async () => {
  const { problems } = await readAll({ ...withItems, status: 'CREATED' }, async ({ run }) => {
    for (const { id, input } of ITEMS.slice(0, LIMITS.item.maxItems)) {
      const added = await run(AddCartItemDocument, { creditApplicationId, key: id, item: input });
      expect(added.errors).toEqual([]);
    }
  });
  expect(problems).toEqual(NONE);
});

test.each(Object.entries(SHIPMENTS))(
  'a shipment by %s has what its method needs, and nothing of the others',
  async (method, shipment) => {
    const { person, problems } = await readAll(
      { ...withItems, status: 'PREQUALIFIED' },
      async ({ run, advance }) => {
        const variables = { creditApplicationId, method: method as keyof typeof SHIPMENTS };
        const chosen = await run(ChooseShippingDocument, variables);
        expect(chosen.errors).toEqual([]);
        await advance('PT2S');
      },
    );
    expect(problems).toEqual(NONE);
    expect(person).toMatchObject({
      creditApplication: {
        shipment: {
          ...shipment,
          method,
          status: 'READY',
          shipBy: '2026-06-29',
          insuredValue: 73_500,
          events: [],
          destination: {
            name: 'Appraisal Center',
            addressLines: ['1200 Sample Parkway, Dock 4', 'Columbus, OH 43228'],
          },
        },
      },
    });
  },
);

test('every field resolves without errors for a draft and a submitted document', async () => {
  const { problems } = await readAll({ status: 'VERIFY_DOC' }, async ({ run, world }) => {
    await run(SaveDraftDocument, { screen: 'offer', answers: '{}' });
    await world.change(TEST_ORIGIN, ({ state }) => {
      state.documents.push({
        documentId: 'doc_id_0001',
        applicationId: creditApplicationId,
        kind: 'IDENTITY',
        fileName: 'license.png',
        contentType: 'image/png',
        sizeBytes: 1,
        uploaded: true,
        sha256: null,
        submitted: true,
      });
    });
  });
  expect(problems).toEqual(NONE);
});

test('the states above cover every type below currentUser', () => {
  const typeNames = (names: Iterable<string>) =>
    [...new Set([...names].map((name) => name.slice(0, name.indexOf('.'))))].toSorted();
  expect(typeNames(seen)).toEqual(typeNames(everyName(user)));
});
