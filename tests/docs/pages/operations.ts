import { readdirSync, readFileSync } from 'node:fs';
import {
  Kind,
  parse,
  print,
  type ConstDirectiveNode,
  type DefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';
import { ERROR_CODES } from '../../../src/contract/error-codes';
import { OPERATIONS } from '../../../src/contract/generated/operations';
import { code, page, table } from './markdown';

const CONTRACT = new URL('../../../src/contract/', import.meta.url);
const OPERATION_FILES = new URL('operations/', CONTRACT);

interface Described {
  readonly operation: OperationDefinitionNode;
  readonly note: string;
}

function readOperation(file: string): Described {
  const text = readFileSync(new URL(file, OPERATION_FILES), 'utf8');
  const note = [...text.matchAll(/^# (?!source: |sensitive: )(.+)$/gm)].map(([, line]) => line);
  const operation = parse(text).definitions.find(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  if (operation === undefined) throw new Error(`${file} holds no operation`);
  return { operation, note: note.join(' ') };
}

const isDesigned = (node: { readonly directives?: readonly ConstDirectiveNode[] | undefined }) =>
  node.directives?.some(({ name }) => name.value === 'designed') ?? false;

const textOf = (node: { readonly description?: { readonly value: string } | undefined }) =>
  node.description?.value ?? '';

function variablesOf({ variableDefinitions = [] }: OperationDefinitionNode): string {
  const shown = variableDefinitions.map(
    ({ variable, type }) => `$${variable.name.value}: ${print(type)}`,
  );
  return shown.map(code).join(', ') || '–';
}

function argumentsOf(field: FieldDefinitionNode | InputValueDefinitionNode): string {
  if (field.kind !== Kind.FIELD_DEFINITION || !field.arguments?.length) return '';
  return `(${field.arguments.map(({ name, type }) => `${name.value}: ${print(type)}`).join(', ')})`;
}

function membersOf(definition: DefinitionNode): readonly string[][] {
  if (
    definition.kind === Kind.OBJECT_TYPE_DEFINITION ||
    definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION
  ) {
    return (definition.fields ?? []).map((field) => [
      code(`${field.name.value}${argumentsOf(field)}: ${print(field.type)}`),
      isDesigned(definition) || isDesigned(field) ? 'designed' : 'spec',
      textOf(field),
    ]);
  }
  if (definition.kind === Kind.ENUM_TYPE_DEFINITION) {
    return (definition.values ?? []).map((value) => [
      code(value.name.value),
      isDesigned(definition) || isDesigned(value) ? 'designed' : 'spec',
      textOf(value),
    ]);
  }
  return [];
}

function describeTypes(definitions: readonly DefinitionNode[]): string[] {
  return definitions.flatMap((definition) => {
    const members = membersOf(definition);
    if (members.length === 0 || !('name' in definition) || definition.name === undefined) return [];
    const { value: name } = definition.name;
    if (name === 'Query' || name === 'Mutation') return [];
    return [`### ${name}`, table(['Member', 'Source', 'Meaning'], members)];
  });
}

export function operationsPage(): Promise<string> {
  const described = new Map(
    readdirSync(OPERATION_FILES)
      .filter((file) => file.endsWith('.graphql'))
      .map(readOperation)
      .map((entry) => [entry.operation.name?.value ?? '', entry]),
  );
  const { definitions } = parse(readFileSync(new URL('schema.graphql', CONTRACT), 'utf8'));
  const rootFields = new Map<string, FieldDefinitionNode>(
    definitions.flatMap((definition) =>
      definition.kind === Kind.OBJECT_TYPE_DEFINITION &&
      ['Query', 'Mutation'].includes(definition.name.value)
        ? (definition.fields ?? []).map((field) => [field.name.value, field] as const)
        : [],
    ),
  );
  return page({
    title: 'Data API operations',
    source: '`src/contract/schema.graphql` and `src/contract/operations`',
    parts: [
      'Operations marked `spec` follow the specification exactly (spec 7). The others were designed for ' +
        'this project. A sensitive operation goes to the proxy address and bypasses the cache, and its ' +
        'variables are never logged.',
      table(
        ['Operation', 'Kind', 'Source', 'Sensitive', 'Variables', 'Does'],
        OPERATIONS.map(({ name, kind, source, sensitive }) => {
          const entry = described.get(name);
          if (entry === undefined) throw new Error(`No document of ${name}`);
          const field = rootFields.get(name);
          const does = [entry.note, field === undefined ? '' : textOf(field)];
          return [
            code(name),
            kind,
            source,
            sensitive ? 'yes' : 'no',
            variablesOf(entry.operation),
            does.filter((text) => text !== '').join(' ') || '–',
          ];
        }),
      ),
      '## Error codes',
      'Values of `extensions.code` in a response. The message next to it is for logs, never for the screen: ' +
        ERROR_CODES.map(code).join(', ') +
        '.',
      '## Fields without a resolver',
      '`npm start` and `portal serve` generate values for such fields and name each one once in the ' +
        'console. Tests, static builds and `portal serve --strict` fail with the name of the field.',
      '## Types',
      'Amounts are in integer cents, annual income in whole dollars.',
      ...describeTypes(definitions),
    ],
  });
}
