import { Kind, parse, type DocumentNode } from 'graphql';
import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  documentOf,
  operationCase,
} from '../../../../mock-server/apis/graphql/testing/operation-cases';
import type { SeededWorld } from '../../../../mock-server/domain/seed/testing/seeded-world';
import { ApplicationDocument, ShipmentsDocument } from '../../../contract/generated/documents';
import { OPERATIONS } from '../../../contract/generated/operations';
import { createDataClient } from '../data-client';
import { operationName } from '../operations';
import { createOperation } from '../run-operation';
import { configure } from '../testing/stub-api';
import { LOOK_UPS, NOTHING_TO_SEE } from './find-outcome';

const MUTATIONS = OPERATIONS.filter(({ kind }) => kind === 'mutation');
const SEEN = MUTATIONS.filter(({ name }) => !(name in NOTHING_TO_SEE));

/** When the operation's first request fails; all others succeed. */
type Loss = 'before it happened' | 'after it happened';

interface Sent {
  readonly name: string;
  readonly body: string;
}

let sent: Sent[] = [];

function nameIn(query: string): string {
  const [definition] = parse(query).definitions;
  return definition?.kind === Kind.OPERATION_DEFINITION ? (definition.name?.value ?? '') : '';
}

/** The response is lost once. */
function loseAnswer(
  seeded: SeededWorld,
  name: string,
  loss: Loss | null,
  canRead: () => boolean = () => true,
): void {
  let left = loss === null ? 0 : 1;
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const body = String(init.body);
    const { query } = JSON.parse(body) as { query: string };
    const operation = nameIn(query);
    sent.push({ name: operation, body });
    if (operation !== name && !canRead()) return new Response('', { status: 503 });
    const lost = operation === name && left > 0;
    if (lost) left -= 1;
    const headers = { 'content-type': 'application/json' };
    const answer =
      lost && loss === 'before it happened'
        ? null
        : await seeded.fetchSignedIn('/graphql', { method: 'POST', headers, body });
    if (!lost && answer !== null) return answer;
    return new Response(JSON.stringify({ data: { [name]: {} } }), { headers });
  });
}

const countOf = (name: string): number => sent.filter((one) => one.name === name).length;

async function attempt(name: (typeof OPERATIONS)[number]['name'], loss: Loss | null) {
  const { seeded, variables } = await operationCase(name);
  loseAnswer(seeded, name, loss);
  const client = createDataClient();
  await client.query({ query: ApplicationDocument });
  await client.query({ query: ShipmentsDocument });
  const document = documentOf(name) as TypedDocumentNode<unknown, Record<string, unknown>> &
    DocumentNode;
  const run = createOperation(client, document);
  return () => run(variables);
}

beforeEach(() => {
  sent = [];
  configure();
  vi.stubGlobal('navigator', { onLine: true });
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation(() => undefined);
  }
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('looks up an unknown result again before resending', async () => {
  const { seeded, variables } = await operationCase('rejectCreditOffer');
  let reachable = false;
  loseAnswer(seeded, 'rejectCreditOffer', 'after it happened', () => reachable);
  const client = createDataClient();
  reachable = true;
  await client.query({ query: ApplicationDocument });
  const reject = createOperation(client, documentOf('rejectCreditOffer'));
  reachable = false;
  expect((await reject(variables)).problem).toEqual({ kind: 'unknown-outcome' });
  reachable = true;
  expect((await reject(variables)).data).toMatchObject({
    rejectCreditOffer: { status: 'OFFER_REJECTED' },
  });
  expect(countOf('rejectCreditOffer')).toBe(1);
});

it('finds a submitted signature even if the status stays', async () => {
  const { seeded, variables } = await operationCase('signAgreements');
  const { data } = await seeded.run(documentOf('signAgreements'), variables);
  expect(data).toMatchObject({ signAgreements: { documentId: 'agr_0001' } });
  loseAnswer(seeded, 'submitDocumentId', 'after it happened');
  const client = createDataClient();
  await client.query({ query: ApplicationDocument });
  const handIn = createOperation(client, documentOf('submitDocumentId'));
  const answer = await handIn({ creditApplicationId: 'app_0001', documentId: 'agr_0001' });
  expect(answer.data).toMatchObject({ submitDocumentId: { status: 'OFFER_ACCEPTED' } });
  expect(countOf('submitDocumentId')).toBe(1);
});

it('every mutation has a look-up or a reason', () => {
  const listed = [
    ...LOOK_UPS.map(({ document }) => operationName(document)),
    ...Object.keys(NOTHING_TO_SEE),
  ];
  expect(listed.toSorted()).toEqual(MUTATIONS.map(({ name }) => name).toSorted());
});

it.each(SEEN)(
  '$name is found if only its response was lost, and is sent once',
  async ({ name }) => {
    const run = await attempt(name, 'after it happened');
    const { data, problem } = await run();
    expect(problem).toBeNull();
    expect(data).toMatchObject({ [name]: {} });
    expect(countOf(name)).toBe(1);
  },
);

// Only the bank knows that result.
it.each(SEEN.filter(({ name }) => name !== 'confirmWithBank'))(
  "$name is never reported as done if it wasn't, and then happens once",
  async ({ name }) => {
    const run = await attempt(name, 'before it happened');
    const first = await run();
    expect(first.data).toBeNull();
    expect(['not-done', 'unknown-outcome']).toContain(first.problem?.kind);
    const second = await run();
    expect(second.problem).toBeNull();
    expect(countOf(name)).toBe(2);
  },
);

it.each(['addCartItem', 'removeCartItem', 'restoreCartItem', 'updateCartItem'])(
  'a change of a long cart reads no cache before sending: %s',
  (name) => {
    const readQuery = vi.fn<() => null>(() => null);
    const entry = LOOK_UPS.find(({ document }) => operationName(document) === name);
    entry?.prepare({ readQuery } as unknown as ApolloClient);
    expect(entry).toBeDefined();
    expect(readQuery).not.toHaveBeenCalled();
  },
);
