import type * as v from 'valibot';
import { expect, test } from 'vitest';
import { configurationFromEnvironment } from '../../cli/build/vite/development-configuration';
import { ConfigurationSchema, parseConfiguration } from '../../src/services/configuration/schema';
import { blocksOf, readPage } from './support';

interface Nested {
  readonly entries: Readonly<Record<string, v.GenericSchema>>;
}

interface Optional {
  readonly wrapped: v.GenericSchema;
}

const hasEntries = (schema: object): schema is Nested => 'entries' in schema;
const isOptional = (schema: object): schema is Optional => 'wrapped' in schema;

const unwrapped = (schema: v.GenericSchema): v.GenericSchema =>
  isOptional(schema) ? unwrapped(schema.wrapped) : schema;

function keysOf(schema: object, prefix = ''): string[] {
  if (!hasEntries(schema)) return [];
  return Object.entries(schema.entries).flatMap(([key, entry]) =>
    hasEntries(unwrapped(entry)) ? keysOf(unwrapped(entry), `${prefix}${key}.`) : [prefix + key],
  );
}

const PAGE = readPage('docs/guide/configuration.md');

test('the guide names exactly the keys of the configuration', () => {
  const named = [...PAGE.matchAll(/^\| `([\w.]+)`/gm)].map(([, key = '']) => key);
  expect(named.toSorted()).toEqual(keysOf(ConfigurationSchema).toSorted());
});

test('the example of the guide is valid', () => {
  const [example = ''] = blocksOf(PAGE, 'json');
  expect(() => parseConfiguration(JSON.parse(example))).not.toThrow();
});

test('the variables of .env give a valid configuration', () => {
  expect(() => parseConfiguration(configurationFromEnvironment({}))).not.toThrow();
});
