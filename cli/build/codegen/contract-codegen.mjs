// Generates src/contract/generated from the schema and the operation documents.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers';
import {
  buildSchema,
  isEnumType,
  isInputType,
  isIntrospectionType,
  isObjectType,
  Kind,
  parse,
  validate,
  visit,
} from 'graphql';
import { fillProblems, sourceProblems } from './contract-sources.mjs';

const SCALARS = { Cents: 'number', Date: 'string', DateTime: 'string' };

const TYPES_CONFIG = {
  scalars: SCALARS,
  enumsAsTypes: true,
  enumType: 'string-literal',
  useTypeImports: true,
  skipTypename: true,
  strictScalars: true,
};

/** The mock returns every field, including nulls, and may return shared objects. */
const RESOLVER_CONFIG = {
  ...TYPES_CONFIG,
  contextType: '../apis/graphql/resolver-context#ResolverContext',
  mappers: {
    User: '../apis/graphql/views#UserView',
    CreditApplication: '../apis/graphql/views#ApplicationView',
    ItemCart: '../apis/graphql/views#CartView',
  },
  avoidOptionals: { field: true },
  immutableTypes: true,
};

function readMarks(text, file) {
  const source = /^# source: (spec|designed)$/m.exec(text)?.[1];
  if (source === undefined) {
    throw new Error(`${file}: say "# source: spec" or "# source: designed" above the operation`);
  }
  return { source, sensitive: /^# sensitive: \S/m.test(text) };
}

async function readFragments(folder) {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.graphql')).toSorted();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const definitions = texts.flatMap((text) => parse(text).definitions);
  const fragments = new Map(definitions.map((definition) => [definition.name.value, definition]));
  if (fragments.size < definitions.length) throw new Error('fragments: a name is defined twice');
  return fragments;
}

function withFragments(document, fragments) {
  const spread = new Set();
  const collect = (node) =>
    visit(node, {
      FragmentSpread: ({ name }) => {
        const fragment = fragments.get(name.value);
        if (fragment === undefined || spread.has(fragment)) return;
        spread.add(fragment);
        collect(fragment);
      },
    });
  collect(document);
  return { ...document, definitions: [...document.definitions, ...spread] };
}

/** Used to validate responses. */
function answerTypes(schema) {
  const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type));
  const objects = types
    .filter(isObjectType)
    .map((type) => [
      type.name,
      Object.fromEntries(
        Object.values(type.getFields()).map((field) => [field.name, String(field.type)]),
      ),
    ]);
  const answered = new Set(
    objects.flatMap(([, fields]) => Object.values(fields).map((type) => type.replace(/\W/g, ''))),
  );
  const enums = types.filter((type) => isEnumType(type) && answered.has(type.name));
  const unions = types.filter((type) => !isInputType(type) && !isObjectType(type));
  if (unions.length > 0) throw new Error(`${unions[0].name}: answers are objects, enums, scalars`);
  return {
    objects: Object.fromEntries(objects),
    enums: Object.fromEntries(
      enums.map((type) => [type.name, type.getValues().map(({ name }) => name)]),
    ),
  };
}

/** Throws if a document doesn't match the schema. */
export async function generateContract(root) {
  const folder = join(root, 'src/contract');
  const out = join(folder, 'generated');
  const sdl = await readFile(join(folder, 'schema.graphql'), 'utf8');
  const schemaAst = parse(sdl);
  const schema = buildSchema(sdl);
  const wrong = [...sourceProblems(schemaAst), ...fillProblems(schemaAst)];
  if (wrong.length > 0) throw new Error(`schema.graphql: ${wrong.join('; ')}`);
  const files = (await readdir(join(folder, 'operations'))).filter((f) => f.endsWith('.graphql'));
  const fragments = await readFragments(join(folder, 'fragments'));
  const documents = [
    {
      location: 'fragments',
      document: { kind: Kind.DOCUMENT, definitions: [...fragments.values()] },
    },
  ];
  const operations = [];
  const unused = new Set(fragments.keys());
  for (const file of files.toSorted()) {
    const text = await readFile(join(folder, 'operations', file), 'utf8');
    const document = parse(text);
    const complete = withFragments(document, fragments);
    for (const { name } of complete.definitions) unused.delete(name?.value);
    const errors = validate(schema, complete);
    if (errors.length > 0) throw new Error(`${file}: ${errors.map((e) => e.message).join('; ')}`);
    const definition = document.definitions[0];
    const { value: name } = definition.name;
    operations.push({
      name,
      kind: definition.operation,
      ...readMarks(text, file),
    });
    documents.push({ location: file, document });
  }
  if (unused.size > 0) throw new Error(`fragments: no operation spreads ${[...unused].join(', ')}`);
  const generate = (filename, plugins, pluginMap, config) =>
    codegen({ filename, schema: schemaAst, documents, plugins, pluginMap, config });
  const types = await generate('types.ts', [{ typescript: {} }], { typescript }, TYPES_CONFIG);
  const documentsTs = await generate(
    'documents.ts',
    [{ typescriptOperations: {} }, { typedDocumentNode: {} }],
    { typescriptOperations, typedDocumentNode },
    { ...TYPES_CONFIG, documentVariableSuffix: 'Document' },
  );
  const resolverTypes = await generate(
    'resolver-types.ts',
    [{ typescript: {} }, { typescriptResolvers: {} }],
    { typescript, typescriptResolvers },
    RESOLVER_CONFIG,
  );
  const operationsTs = `/** Every operation of the portal. Generated from src/contract/operations. */
export const OPERATIONS = ${JSON.stringify(operations, null, 2)} as const;

export type OperationName = (typeof OPERATIONS)[number]['name'];
`;
  const schemaTs = `/** The schema definition, for servers. Generated from schema.graphql. */
export const SCHEMA_SDL = ${JSON.stringify(sdl)};
`;
  const { objects, enums } = answerTypes(schema);
  const answerTypesTs = `/** The type of every field that answers can hold. Generated from schema.graphql. */
export const ANSWER_OBJECTS: Readonly<Record<string, Readonly<Record<string, string>>>> = ${JSON.stringify(objects)};

export const ANSWER_ENUMS: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(enums)};
`;
  const mockOut = join(root, 'mock-server/generated');
  await Promise.all([out, mockOut].map((path) => mkdir(path, { recursive: true })));
  await Promise.all([
    writeFile(join(mockOut, 'resolver-types.ts'), resolverTypes),
    writeFile(join(out, 'types.ts'), types),
    writeFile(join(out, 'documents.ts'), documentsTs),
    writeFile(join(out, 'operations.ts'), operationsTs),
    writeFile(join(out, 'schema-sdl.ts'), schemaTs),
    writeFile(join(out, 'answer-types.ts'), answerTypesTs),
  ]);
}
