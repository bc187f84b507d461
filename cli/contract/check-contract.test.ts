import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  buildSchema,
  Kind,
  NoSchemaIntrospectionCustomRule,
  parse,
  print,
  specifiedRules,
  visit,
  type GraphQLSchema,
} from 'graphql';
import { createHandler } from 'graphql-http/lib/use/http';
import { afterEach, describe, expect, test } from 'vitest';
import type { OperationName } from '../../src/contract/generated/operations';
import { SCHEMA_SDL } from '../../src/contract/generated/schema-sdl';
import { contractCommand } from '../commands/contract';
import { checkContract, type OperationReport } from './check-contract';
import { introspect, IntrospectionError } from './introspect';
import { DRIFTED, MATCHING } from './testing/lender-schemas';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

async function serve(listener: RequestListener): Promise<string> {
  const made = createServer(listener);
  server = made;
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  const { port } = made.address() as AddressInfo;
  return `http://127.0.0.1:${String(port)}/graphql`;
}

function read(endpoint: string, timeoutMs = 5000): Promise<GraphQLSchema> {
  return introspect({ endpoint, headers: new Headers({ 'x-tenant': 'one' }), timeoutMs });
}

/** Shown completely by the specification. */
const SPECIFIED: readonly OperationName[] = [
  'acceptCreditOffer',
  'currentUser',
  'getBillingAddress',
  'getShippingAddress',
  'rejectCreditOffer',
  'submitDocumentId',
];

const problemsOf = (reports: readonly OperationReport[]): string[] =>
  reports.flatMap(({ name, differences }) =>
    differences.map(
      ({ breaking, at, kind }) => `${breaking ? 'breaking' : 'safe'} ${name} ${at} ${kind}`,
    ),
  );

describe('check-contract with schemas of other servers', () => {
  test('a schema with everything required matches, whatever else it has', async () => {
    const endpoint = await serve(createHandler({ schema: buildSchema(MATCHING) }));
    const reports = checkContract(await read(endpoint), SPECIFIED);
    expect(problemsOf(reports)).toEqual([]);
    expect(reports.map(({ verdict }) => verdict)).toEqual(SPECIFIED.map(() => 'same'));
  });

  test('each missing or mistyped field is reported', async () => {
    const endpoint = await serve(createHandler({ schema: buildSchema(DRIFTED) }));
    const reports = checkContract(await read(endpoint), SPECIFIED);
    expect(problemsOf(reports)).toMatchInlineSnapshot(`
      [
        "breaking acceptCreditOffer Mutation.acceptCreditOffer(creditApplicationId:) argument-type",
        "breaking acceptCreditOffer Mutation.acceptCreditOffer(ssnItin:) argument-type",
        "breaking acceptCreditOffer Mutation.acceptCreditOffer(dob:) missing-argument",
        "breaking acceptCreditOffer Mutation.acceptCreditOffer(annualIncome:) argument-type",
        "breaking acceptCreditOffer Mutation.acceptCreditOffer(otp:) required-argument",
        "breaking acceptCreditOffer CreditApplicationStatus.ARCHIVED unknown-enum-value",
        "safe currentUser Query.currentUser field-type",
        "breaking currentUser User.email field-type",
        "breaking currentUser User.dob field-type",
        "breaking currentUser User.annualIncome field-type",
        "breaking currentUser User.ssnLastFour missing-field",
        "breaking currentUser PostalAddress type-name",
        "safe currentUser PostalAddress.city field-type",
        "safe currentUser PostalAddress.state field-type",
        "safe currentUser PostalAddress.zip field-type",
        "breaking currentUser PostalAddress type-name",
        "safe currentUser PostalAddress.city field-type",
        "safe currentUser PostalAddress.state field-type",
        "safe currentUser PostalAddress.zip field-type",
        "breaking currentUser CreditApplicationStatus.ARCHIVED unknown-enum-value",
        "safe getBillingAddress Query.currentUser field-type",
        "breaking getBillingAddress PostalAddress type-name",
        "safe getBillingAddress PostalAddress.city field-type",
        "safe getBillingAddress PostalAddress.state field-type",
        "safe getBillingAddress PostalAddress.zip field-type",
        "safe getBillingAddress PostalAddress.isBilling field-type",
        "safe getBillingAddress PostalAddress.isShipping field-type",
        "safe getShippingAddress Query.currentUser field-type",
        "breaking getShippingAddress PostalAddress type-name",
        "safe getShippingAddress PostalAddress.city field-type",
        "safe getShippingAddress PostalAddress.state field-type",
        "safe getShippingAddress PostalAddress.zip field-type",
        "safe getShippingAddress PostalAddress.isBilling field-type",
        "safe getShippingAddress PostalAddress.isShipping field-type",
        "safe getShippingAddress PostalAddress.isConfirmed field-type",
        "breaking rejectCreditOffer Mutation.rejectCreditOffer missing-field",
        "safe submitDocumentId Mutation.submitDocumentId field-type",
        "breaking submitDocumentId CreditApplicationStatus.ARCHIVED unknown-enum-value",
      ]
    `);
    expect(reports.find(({ name }) => name === 'currentUser')?.deprecated).toEqual([
      { at: 'User.displayName', reason: 'Use firstName and lastName' },
    ]);
  });

  test('a schema without mutations reports every mutation', () => {
    const [report] = checkContract(buildSchema('type Query { currentUser: String }'), [
      'rejectCreditOffer',
    ]);
    expect(report?.differences).toMatchObject([{ kind: 'missing-operation-type', breaking: true }]);
  });
});

describe("check-contract with the portal's own schema", () => {
  test('every operation matches', () => {
    expect(problemsOf(checkContract(buildSchema(SCHEMA_SDL)))).toEqual([]);
  });

  /** Like an unfinished server. */
  const without = (type: string, field: string): GraphQLSchema =>
    buildSchema(
      print(
        visit(parse(SCHEMA_SDL), {
          FieldDefinition: (node, _key, _parent, _path, ancestors) =>
            node.name.value === field && nameOf(ancestors.at(-1)) === type ? null : undefined,
          InputValueDefinition: (node, _key, _parent, _path, ancestors) =>
            node.name.value === field && nameOf(ancestors.at(-1)) === type ? null : undefined,
        }),
      ),
    );

  test.each([
    ['User', 'ssnLastFour', ['currentUser']],
    ['Address', 'isConfirmed', ['getShippingAddress']],
    ['Mutation', 'rejectCreditOffer', ['rejectCreditOffer']],
    ['MetalPart', 'recoveryPercent', ['estimateItem', 'getItemCart', 'updateCartItem']],
    [
      'AddressInput',
      'zip',
      [
        'chooseShipping',
        'submitAddressAndIncome',
        'submitPersonalInformation',
        'updatePersonalInformation',
      ],
    ],
  ])('removing %s.%s breaks only the operations that use it', (type, field, operations) => {
    const reports = checkContract(without(type, field));
    const broken = reports.filter(({ verdict }) => verdict !== 'same');
    expect(broken.map(({ name }) => name)).toEqual(operations);
    for (const { differences } of broken) {
      expect(new Set(differences.map(({ at }) => at))).toEqual(new Set([`${type}.${field}`]));
    }
  });
});

function nameOf(node: unknown): string | undefined {
  if (Array.isArray(node) || typeof node !== 'object' || node === null) return undefined;
  const isNamed = 'kind' in node && 'name' in node && node.kind !== Kind.DOCUMENT;
  return isNamed ? (node.name as { value: string }).value : undefined;
}

describe('introspection without a readable schema', () => {
  const answer =
    (status: number, headers: Record<string, string>, body: string): RequestListener =>
    (_request, response) => {
      response.writeHead(status, headers).end(body);
    };
  const json = { 'content-type': 'application/json' };

  test.each<[string, string, RequestListener, RegExp]>([
    [
      'introspection-off',
      'introspection switched off',
      createHandler({
        schema: buildSchema(MATCHING),
        validationRules: [...specifiedRules, NoSchemaIntrospectionCustomRule],
      }),
      /introspection is off \(“GraphQL introspection has been disabled/,
    ],
    [
      'page',
      'a page',
      answer(200, { 'content-type': 'text/html' }, '<!doctype html>'),
      /a web page/,
    ],
    ['page', 'a page for an error', answer(502, {}, '<html>'), /a web page \(HTTP 502/],
    [
      'refused',
      'HTTP 401',
      answer(401, json, '{"errors":[{"message":"No"}]}'),
      /401, “No”.*--header/,
    ],
    [
      'refused',
      'a GraphQL error',
      answer(200, json, '{"errors":[{"message":"Unauthorized"}]}'),
      /--header/,
    ],
    [
      'redirect',
      'another address',
      answer(302, { location: 'https://a.test/' }, ''),
      /to https:\/\/a/,
    ],
    ['status', 'HTTP 500', answer(500, {}, ''), /returned HTTP 500/],
    ['status', 'HTTP 404 in JSON', answer(404, json, '{"error":"x"}'), /returned HTTP 404/],
    ['not-json', 'nothing', answer(200, json, ''), /an empty response/],
    ['not-json', 'something else', answer(200, { 'content-type': 'text/csv' }, 'a,b'), /text\/csv/],
    ['no-schema', 'other JSON', answer(200, json, '[1]'), /JSON, but no schema/],
    ['no-schema', 'null', answer(200, json, '{"data":null}'), /JSON, but no schema/],
    [
      'no-schema',
      'half a schema',
      answer(200, json, '{"data":{"__schema":{}}}'),
      /can't read its schema/,
    ],
    [
      'no-schema',
      'a schema with a part of another kind',
      answer(
        200,
        json,
        '{"data":{"__schema":{"queryType":{"name":"Q"},"types":[{"kind":"OBJECT","name":"Q","fields":7}],"directives":[]}}}',
      ),
      /can't read its schema: __schema\.types\.0\.fields: expected .*Array.*, but it is 7/,
    ],
    [
      'no-schema',
      'another error',
      answer(200, json, '{"errors":[{"message":"Too deep"}]}'),
      /“Too deep”/,
    ],
    ['no-schema', 'errors that are none', answer(200, json, '{"errors":"x"}'), /“x”/],
  ])('%s: %s', async (failure, _case, listener, message) => {
    const error: unknown = await read(await serve(listener)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(IntrospectionError);
    expect(error).toMatchObject({ failure, message: expect.stringMatching(message) });
  });

  test('introspection times out if a server never responds or never finishes', async () => {
    const silent = await serve(() => undefined);
    await expect(read(silent, 50)).rejects.toMatchObject({ failure: 'timeout' });
    server?.closeAllConnections();
    server?.close();
    const endless = await serve((_request, response) => void response.writeHead(200).write('{'));
    await expect(read(endless, 100)).rejects.toThrow('no response within 0.1 s');
  });

  test("introspection reports a server that isn't running", async () => {
    const endpoint = await serve(() => undefined);
    await new Promise((resolve) => server?.close(resolve));
    await expect(read(endpoint)).rejects.toMatchObject({
      failure: 'unreachable',
      message: expect.stringContaining('ECONNREFUSED'),
    });
  });

  test('introspection sends the given headers', async () => {
    let sent: unknown;
    const endpoint = await serve((request, response) => {
      sent = request.headers['x-tenant'];
      response.end();
    });
    await expect(read(endpoint)).rejects.toThrow(IntrospectionError);
    expect(sent).toBe('one');
  });

  test('a --header option keeps everything after its first colon', async () => {
    let sent: unknown;
    const endpoint = await serve((request, response) => {
      sent = request.headers['x-tenant'];
      response.end();
    });
    const call = ['check', '--endpoint', endpoint, '--header', 'X-Tenant: urn:lender:7'];
    await expect(contractCommand().parseAsync(call, { from: 'user' })).rejects.toThrow(endpoint);
    expect(sent).toBe('urn:lender:7');
  });
});
