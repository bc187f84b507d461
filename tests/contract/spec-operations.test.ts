import { readdirSync, readFileSync } from 'node:fs';
import { parse, print, visit, type FieldNode, type OperationDefinitionNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../src/contract/generated/operations';

const ADDRESS = 'addressFirstLine addressSecondLine city state zip';

/** Kind, variables and selection of the eight operations, from the specification. */
const SPECIFIED: Record<string, { kind: string; variables: string; reads: string }> = {
  currentUser: {
    kind: 'query',
    variables: '',
    reads:
      'currentUser { id firstName lastName middleName phone displayName email dob referralCode ' +
      `annualIncome ssnLastFour billingAddress { ${ADDRESS} } shippingAddress { ${ADDRESS} } ` +
      'creditApplication { status id } }',
  },
  getBillingAddress: {
    kind: 'query',
    variables: '',
    reads: `currentUser { billingAddress { ${ADDRESS} isBilling isShipping } }`,
  },
  getShippingAddress: {
    kind: 'query',
    variables: '',
    reads: `currentUser { shippingAddress { ${ADDRESS} isBilling isShipping isConfirmed } }`,
  },
  getCashAmount: {
    kind: 'query',
    variables: '',
    reads: 'currentUser { creditApplication { id } }',
  },
  getItemCart: { kind: 'query', variables: '', reads: 'currentUser { creditApplication { id } }' },
  acceptCreditOffer: {
    kind: 'mutation',
    variables: '$creditApplicationId: ID! $ssnItin: String $dob: String $annualIncome: Int',
    reads:
      'acceptCreditOffer(creditApplicationId: $creditApplicationId, ssnItin: $ssnItin, dob: $dob, ' +
      'annualIncome: $annualIncome) { id status }',
  },
  rejectCreditOffer: {
    kind: 'mutation',
    variables: '$creditApplicationId: ID!',
    reads: 'rejectCreditOffer(creditApplicationId: $creditApplicationId) { status }',
  },
  submitDocumentId: {
    kind: 'mutation',
    variables: '$creditApplicationId: ID! $documentId: ID!',
    reads:
      'submitDocumentId(creditApplicationId: $creditApplicationId, documentId: $documentId) { id status }',
  },
};

const folder = new URL('../../src/contract/operations/', import.meta.url);

function readOperations(): Map<string, OperationDefinitionNode> {
  const operations = new Map<string, OperationDefinitionNode>();
  for (const file of readdirSync(folder)) {
    visit(parse(readFileSync(new URL(file, folder), 'utf8')), {
      OperationDefinition(node) {
        if (node.name) operations.set(node.name.value, node);
      },
    });
  }
  return operations;
}

/** GraphQL ignores commas and line breaks. */
function oneLine(text: string): string {
  return text
    .replace(/[\s,]+/g, ' ')
    .replace(/\s*([(){}])\s*/g, '$1')
    .trim();
}

const SHAPES_NOT_SHOWN = ['cashAmount', 'itemCart'];

function withoutOurs({ name }: FieldNode): null | undefined {
  return SHAPES_NOT_SHOWN.includes(name.value) ? null : undefined;
}

describe('operations of the specification', () => {
  const operations = readOperations();

  it('are exactly the eight marked ones', () => {
    const marked = OPERATIONS.filter(({ source }) => source === 'spec').map(({ name }) => name);
    expect([...marked].toSorted()).toEqual(Object.keys(SPECIFIED).toSorted());
  });

  it.each(Object.entries(SPECIFIED))('%s matches the specification', (name, specified) => {
    const found = operations.get(name);
    const operation = found && visit(found, { Field: withoutOurs });
    const selection = operation?.selectionSet.selections.map(print).join(' ') ?? '';
    expect({
      kind: operation?.operation,
      variables: oneLine((operation?.variableDefinitions ?? []).map(print).join(' ')),
      reads: oneLine(selection),
    }).toEqual({
      kind: specified.kind,
      variables: oneLine(specified.variables),
      reads: oneLine(specified.reads),
    });
  });

  it('mark tax IDs, card and account numbers as sensitive', () => {
    const sensitive = OPERATIONS.filter((operation) => operation.sensitive).map(({ name }) => name);
    expect([...sensitive].toSorted()).toEqual([
      'acceptCreditOffer',
      'payDeposit',
      'scheduleDeposits',
      'submitPersonalInformation',
      'tokenizeCard',
    ]);
  });
});
